import { Scale, Star } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { limits } from "#config/limits.ts";
import { answersInWords, profilePath, yesInWords } from "#content/public-profile.ts";
import { NOT_GENUINE, removalsInWords } from "#content/reviews.ts";
import type { PublicProfile } from "#domain/profiles/public-profile.ts";
import type { PublishedReview, Rating } from "#domain/reviews/published-reviews.ts";

const FIVE = [1, 2, 3, 4, 5] as const;

/** Published reviews, newest first, beside their sums. */
export function Reviews({ profile }: { profile: PublicProfile }) {
  const { reviews, reviewsPage, rating, removals, slug, companyName } = profile;
  const hasMore = reviewsPage * limits.reviewsPageSize < rating.published;
  return (
    <section id="reviews" className="profile-reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      {removals.isNotGenuine && (
        <Notice tone="warn">
          <p>{NOT_GENUINE}</p>
        </Notice>
      )}
      <p className="small muted">
        {removalsInWords(removals)}. <Link to="/reviews-policy">How reviews work</Link>
      </p>
      <div className="profile-split">
        <div>
          {rating.published === 0 && <p>No customer has reviewed this company here yet.</p>}
          {reviews.map((review) => (
            <Review key={review.id} review={review} companyName={companyName} />
          ))}
          <div className="btn-row">
            {reviewsPage > 1 && (
              <LinkButton variant="secondary" to={`${profilePath(slug)}#reviews`}>
                Newest reviews
              </LinkButton>
            )}
            {hasMore && (
              <LinkButton variant="secondary" to={`${profilePath(slug)}?page=${reviewsPage + 1}#reviews`}>
                Older reviews
              </LinkButton>
            )}
          </div>
        </div>
        {rating.published > 0 && <Score rating={rating} />}
      </div>
    </section>
  );
}

function Review({ review, companyName }: { review: PublishedReview; companyName: string }) {
  const { stars, author, givenAt, editedAt, words, disputedAt, reply, isFinished, isBlanked } = review;
  return (
    <article className="profile-review">
      <p className="profile-review-head">
        <span className="review-stars" role="img" aria-label={`${stars} of 5 stars`}>
          {FIVE.map((star) => (
            <Star key={star} className={star > stars ? "icon is-empty" : "icon"} aria-hidden="true" />
          ))}
        </span>
        <b>{author}</b>
        <span className="small muted">{dateInWords(givenAt)}</span>
        {disputedAt && (
          <Badge tone="warn" icon={Scale}>
            Disputed since {dateInWords(disputedAt)}
          </Badge>
        )}
        {!isFinished && <Badge>Work not finished</Badge>}
      </p>
      {words && <p>{words}</p>}
      {isBlanked && <p className="small muted">We took contact details out of these words.</p>}
      <p className="profile-review-answers small muted">
        {[...answersInWords(review), ...(editedAt ? [`Edited on ${dateInWords(editedAt)}`] : [])].map((answer) => (
          <span key={answer}>{answer}</span>
        ))}
      </p>
      {reply && (
        <div className="profile-review-reply">
          <p className="small">
            <b>
              {companyName}, {dateInWords(reply.repliedAt)}
              {reply.editedAt && `, edited on ${dateInWords(reply.editedAt)}`}
            </b>
          </p>
          <p>{reply.text}</p>
          {reply.isBlanked && <p className="muted">We took details of the customer out of this reply.</p>}
        </div>
      )}
      <p className="small">
        <Link to={`/reviews/${review.id}/report`}>
          Report this review<span className="sr-only"> by {author}</span>
        </Link>
      </p>
    </article>
  );
}

const PERCENT = 100;

function Score({ rating }: { rating: Rating }) {
  const { n, mean, stars, again } = rating;
  return (
    <aside className="profile-score" aria-label="All reviews">
      {mean === null ? (
        <p className="h3">Too few to rate (n = {n})</p>
      ) : (
        <>
          <p className="profile-mean">
            {mean.toFixed(1)} <small>of 5, n = {n}</small>
          </p>
          <ul className="profile-bars">
            {FIVE.toReversed().map((star) => (
              <StarBar key={star} star={star} count={stars[star - 1] ?? 0} of={n} />
            ))}
          </ul>
        </>
      )}
      <dl className="profile-figures">
        <div>
          <dt>Would use them again</dt>
          <dd>{yesInWords(again)}</dd>
        </div>
      </dl>
      <p className="small muted">Only from customers who chose them here, newest first.</p>
    </aside>
  );
}

function StarBar({ star, count, of }: { star: number; count: number; of: number }) {
  return (
    <li>
      <span>{star === 1 ? "1 star" : `${star} stars`}</span>
      <svg aria-hidden="true">
        <rect width="100%" height="12" rx="3" />
        <rect className="is-part" width={`${((count * PERCENT) / of).toFixed(1)}%`} height="12" rx="3" />
      </svg>
      <span>{count}</span>
    </li>
  );
}
