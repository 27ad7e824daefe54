import { Check } from "lucide-react";

/** A list of short points, each with a tick. */
export function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>
          <Check className="icon" aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}
