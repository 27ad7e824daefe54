import { Fact } from "#app/ui/fact.tsx";
import { answersInWords, ratingInWords, type ShownRating } from "#content/reviews.ts";
import "./rating.css";

const WHOLE = 100;

/** A company's rating: the mean with its number, a bar for each of five stars, and what customers answered. */
export function Rating({ rating }: { rating: ShownRating }) {
  const { mean, n, stars } = rating;
  return (
    <div className="rating">
      {mean === null ? (
        <p>{ratingInWords(rating)}</p>
      ) : (
        <>
          <p className="rating-mean">
            {mean.toFixed(1)} <small>of 5, n = {n}</small>
          </p>
          <ul className="rating-bars">
            {[...stars.entries()].reverse().map(([index, count]) => (
              <li key={index}>
                <span>{index === 0 ? "1 star" : `${index + 1} stars`}</span>
                <svg aria-hidden="true">
                  <rect className="rating-track" width="100%" height="12" rx="3" />
                  <rect className="rating-bar" width={`${(count * WHOLE) / n}%`} height="12" rx="3" />
                </svg>
                <span>{count}</span>
              </li>
            ))}
          </ul>
          <dl className="facts">
            {answersInWords(rating).map(({ name, words }) => (
              <Fact key={name} name={name}>
                {words}
              </Fact>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
