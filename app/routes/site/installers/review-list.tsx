import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Review } from "#app/ui/reviews/review.tsx";
import { limits } from "#config/limits.ts";
import { profilePath } from "#content/public-profile.ts";
import { NOT_GENUINE, removalsInWords } from "#content/reviews.ts";
import type { PublicProfile } from "#domain/profiles/public-profile.ts";

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
      <div className="profile-split">
        <div>
          {rating.published === 0 && <p>No customer has reviewed this company here yet.</p>}
          {reviews.map((review) => (
            <Review key={review.id} review={review} company={companyName} />
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
        <aside className="profile-score stack" aria-label="All reviews">
          {rating.published > 0 && <Rating rating={rating} />}
          <p className="small muted">
            Only from customers who chose them here, newest first. {removalsInWords(removals)}.{" "}
            <Link to="/reviews-policy">How reviews work</Link>
          </p>
        </aside>
      </div>
    </section>
  );
}
