import { Link } from "react-router";
import { DisputeForm } from "#app/routes/installer/reviews/dispute-form.tsx";
import { ReplyForm } from "#app/routes/installer/reviews/reply-form.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Review } from "#app/ui/reviews/review.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { actorOf, callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { NOT_GENUINE, removalsInWords } from "#content/reviews.ts";
import { requireInstaller } from "#domain/actor.ts";
import {
  type CompanyReview,
  companyReviews,
  disputeForm,
  disputeReview,
  replyForm,
  replyToReview,
} from "#domain/reviews/company-reviews.ts";
import type { Route } from "./+types/reviews.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Reviews", description: "What customers say of your company in public.", path: "", hidden: true });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const { companyName } = requireInstaller(actorOf(context), "bought_leads");
  return { ...(await companyReviews(...callerOf(context), page)), page, company: companyName };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, text, fields } = posted;
  const { search } = new URL(args.request.url);
  const reviewId = () => id("id");
  return answerForm(
    posted,
    `/reviews${search}`,
    {
      reply: {
        do: () => replyToReview(...caller, { reviewId: reviewId(), ...fields(replyForm) }),
        notice: "review-replied",
      },
      dispute: {
        do: () => disputeReview(...caller, { reviewId: reviewId(), ...fields(disputeForm) }),
        notice: "review-disputed",
      },
    },
    { act: "upkeep", beside: text("id") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, rating, removals, company, page, hasMore, mayAnswer } = loaderData;
  const state = useFailedForm(actionData);
  return (
    <div className="wrap page stack-l">
      <ListHead title="Reviews" />
      {removals.isNotGenuine && (
        <Notice tone="warn">
          <p>{NOT_GENUINE} Customers read this wherever they meet your company, for six months.</p>
        </Notice>
      )}
      <Card title="As customers see you">
        <Rating rating={rating} />
        <p className="small muted">
          {removalsInWords(removals)}. <Link to="/reviews-policy">How reviews work</Link>
        </p>
      </Card>
      <FormRefusal
        state={stateOfGone(
          state,
          reviews.map(({ id }) => id),
        )}
      />
      {reviews.length === 0 ? (
        <EmptyState title="No reviews">
          Customers who chose you are asked once their work is done. What they let us show appears here.
        </EmptyState>
      ) : (
        reviews.map((review) => (
          <Reviewed
            key={review.id}
            review={review}
            company={company}
            mayAnswer={mayAnswer}
            state={stateOfForm(state, review.id)}
          />
        ))
      )}
      {(page > 1 || hasMore) && (
        <nav className="btn-row" aria-label="Pages of reviews">
          {page > 1 && <Link to={page === 2 ? "/reviews" : `/reviews?page=${page - 1}`}>Newer reviews</Link>}
          {hasMore && <Link to={`/reviews?page=${page + 1}`}>Older reviews</Link>}
        </nav>
      )}
    </div>
  );
}

interface ReviewedProps {
  review: CompanyReview;
  company: string;
  mayAnswer: boolean;
  state: FormState | undefined;
}

function Reviewed({ review, company, mayAnswer, state }: ReviewedProps) {
  const { id, dispute, disputeUntil, canReply } = review;
  return (
    <section className="card stack" id={id} aria-label={`${review.stars} stars, ${review.author}`}>
      <Review review={review} company={company}>
        {dispute && <p className="small">{disputeInWords(dispute)}</p>}
      </Review>
      {mayAnswer && (canReply || disputeUntil) && (
        <div className="btn-row">
          {canReply && <ReplyForm review={review} state={state} />}
          {disputeUntil && <DisputeForm review={review} until={disputeUntil} state={state} />}
        </div>
      )}
    </section>
  );
}

function disputeInWords({ at, decided }: NonNullable<CompanyReview["dispute"]>): string {
  if (!decided) return `You disputed this review on ${dateInWords(at)}. We decide within 10 days.`;
  const reasons = decided.words ? ` ${decided.words}` : "";
  return `Your dispute was ${decided.outcome} on ${dateInWords(decided.at)}.${reasons}`;
}
