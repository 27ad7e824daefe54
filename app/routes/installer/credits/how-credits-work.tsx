import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";

export function HowCreditsWork() {
  const price = formatCredits(limits.leadPriceCredits);
  return (
    <Card title="How Credits Work">
      <ul className="ticks-plain stack">
        <li>Credits are added to your balance as soon as your payment is confirmed. They never expire.</li>
        <li>One lead costs {price}, whatever the job is worth. You see the price before you press.</li>
        <li>
          A lead goes to at most {limits.leadPlacesMax} installers. If the last place goes first, you are not charged.
        </li>
        <li>
          You can report a bad lead within {limits.refundRequestDays} days. If we agree, its {price} come back.
        </li>
        <li>Each change of your balance is a line in your history that nobody can edit, ourselves included.</li>
        <li>
          Do you work with software of your own? <Link to="/api/docs">Read how our API works</Link>.
        </li>
      </ul>
    </Card>
  );
}
