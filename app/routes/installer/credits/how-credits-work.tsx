import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";

export function HowCreditsWork() {
  const price = formatCredits(limits.leadPriceCredits);
  return (
    <Card title="How Credits Work">
      <ol className="credit-steps">
        <li>
          <b>Buy a pack</b>
          <p>Credits are added as soon as your payment is confirmed. They never expire.</p>
        </li>
        <li>
          <b>Pick a lead</b>
          <p>
            One costs {price}, whatever the job is worth. At most {limits.leadPlacesMax} installers get it. If you miss
            the last place, you are not charged.
          </p>
        </li>
        <li>
          <b>Get the details</b>
          <p>Name, phone, email and full postcode, at once.</p>
        </li>
        <li>
          <b>Report a bad lead</b>
          <p>
            Within {limits.refundRequestDays} days. If we agree, its {price} come back.
          </p>
        </li>
      </ol>
      <p className="small muted">
        Every change to your balance is a line in your history that nobody can edit, including us. Do you use your own
        software? <Link to="/api/docs">Read how our API works</Link>.
      </p>
    </Card>
  );
}
