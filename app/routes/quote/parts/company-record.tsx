import { ChevronDown } from "lucide-react";
import { Fact } from "#app/ui/fact.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { finishedInWords, medianInWords, responseInWords, type ShownStatistics } from "#content/company-statistics.ts";
import { profilePath } from "#content/public-profile.ts";
import { NOT_GENUINE, ratingInWords, removalsInWords, type ShownRating, type ShownRemovals } from "#content/reviews.ts";

type CompanyRecordProps = {
  company: string;
  statistics: ShownStatistics & { rating: ShownRating; removals?: ShownRemovals; slug?: string | null };
};

/** What customers say of a company, and how it has answered them: each figure, folded. */
export function CompanyRecord({ company, statistics }: CompanyRecordProps) {
  const { rating, removals, slug } = statistics;
  return (
    <div>
      {removals?.isNotGenuine && <p className="small">{NOT_GENUINE}</p>}
      <details className="shown-checks small">
        <summary>
          <span>Reviews: {ratingInWords(rating)}</span>
          <ChevronDown className="icon chev" aria-hidden="true" />
        </summary>
        <Rating rating={rating} />
        <p className="muted">
          {removals && `${removalsInWords(removals)}. `}
          <a href="/reviews-policy">How reviews work</a>
        </p>
      </details>
      <details className="shown-checks small">
        <summary>
          <span>First contact: {medianInWords(statistics)}</span>
          <ChevronDown className="icon chev" aria-hidden="true" />
        </summary>
        <dl className="facts">
          {[...responseInWords(statistics), ...finishedInWords(statistics)].map(({ name, words }) => (
            <Fact key={name} name={name}>
              {words}
            </Fact>
          ))}
        </dl>
      </details>
      {slug && (
        <p className="small">
          <a href={profilePath(slug)}>
            Their public profile<span className="sr-only">: {company}</span>
          </a>
        </p>
      )}
    </div>
  );
}
