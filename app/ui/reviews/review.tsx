import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { Stars } from "#app/ui/reviews/stars.tsx";
import { type UseAgain, useAgainOptions } from "#content/reviews.ts";
import "./review.css";

/** A review as anyone may read it. */
export interface ShownReview {
  id: string;
  stars: number;
  author: string;
  givenAt: Date;
  editedAt: Date | null;
  isFinished: boolean;
  priceKept: boolean | null;
  onTime: boolean | null;
  again: UseAgain;
  words: string | null;
  isBlanked: boolean;
  disputedAt?: Date | null;
  reply?: { text: string; repliedAt: Date; editedAt: Date | null; isBlanked: boolean } | null;
}

type ReviewProps = {
  review: ShownReview;
  /** Whose reply it is. */
  company: string;
  /** Without the link to report it: to its own author, at the desk, and where it is being reported. */
  isBare?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

export function Review({ review, company, isBare, children }: ReviewProps) {
  const { stars, author, givenAt, editedAt, isFinished, priceKept, onTime, again, words, isBlanked } = review;
  return (
    <article className="review">
      <p className="review-head">
        <Stars stars={stars} />
        <b>{author}</b>
        <span className="muted">{dateInWords(givenAt)}</span>
        {!isFinished && <Badge tone="plain">Work not finished</Badge>}
        {review.disputedAt && (
          <span>
            <Badge tone="warn" icon={Scale}>
              Disputed
            </Badge>{" "}
            <span className="muted">by the company since {dateInWords(review.disputedAt)}</span>
          </span>
        )}
      </p>
      {words && <p className="as-typed">{words}</p>}
      {isBlanked && <p className="small muted">We took contact details out of this review.</p>}
      <p className="review-answers">
        {priceKept !== null && <span>Price kept: {yesNo(priceKept)}</span>}
        {onTime !== null && <span>On time: {yesNo(onTime)}</span>}
        <span>Again: {useAgainOptions.find(({ value }) => value === again)?.label.toLowerCase()}</span>
        {editedAt && <span>Edited on {dateInWords(editedAt)}</span>}
      </p>
      {review.reply && <Reply reply={review.reply} company={company} />}
      {!isBare && (
        <p className="small">
          <Link to={`/reviews/${review.id}/report`}>
            Report this review<span className="sr-only"> by {author}</span>
          </Link>
        </p>
      )}
      {children}
    </article>
  );
}

function Reply({ reply, company }: { reply: NonNullable<ShownReview["reply"]>; company: string }) {
  return (
    <div className="review-reply">
      <p className="small">
        <b>
          {company}, {dateInWords(reply.repliedAt)}
        </b>
        {reply.editedAt && <span className="muted"> Edited on {dateInWords(reply.editedAt)}</span>}
      </p>
      <p className="as-typed">{reply.text}</p>
      {reply.isBlanked && <p className="small muted">We took details of the customer out of this reply.</p>}
    </div>
  );
}

const yesNo = (answer: boolean) => (answer ? "yes" : "no");
