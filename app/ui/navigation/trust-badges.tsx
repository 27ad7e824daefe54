import { Check } from "lucide-react";
import "./menus.css";

export function TrustBadges({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="trust">
      {badges.map((badge) => (
        <li key={badge}>
          <Check className="icon" aria-hidden="true" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
