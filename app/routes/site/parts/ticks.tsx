import { Check } from "lucide-react";

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
