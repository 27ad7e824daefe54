import clsx from "clsx";
import { Star } from "lucide-react";
import "./stars.css";

const FIVE = [1, 2, 3, 4, 5];

/** One to five stars, which read "4 of 5 stars". */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="stars" role="img" aria-label={`${stars} of 5 stars`}>
      {FIVE.map((one) => (
        <Star key={one} className={clsx("icon", one > stars && "is-empty")} aria-hidden="true" />
      ))}
    </span>
  );
}
