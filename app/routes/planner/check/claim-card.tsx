import { CircleAlert, CircleCheck } from "lucide-react";
import type { CheckedClaim } from "#app/routes/planner/check/check-view.ts";
import { claimWords } from "#content/planner/quote-check.ts";
import "#app/routes/site/calculator/calculator-card.css";

type ClaimCardProps = { of: CheckedClaim; title: string; unit: "kWh" | "£" };

/** Room on the bar beyond the range, so that a claim outside it is visible. */
const ROOM = 0.35;

/** Our range as a bar, the claim as a mark on it, and what to make of it in words. */
export function ClaimCard({ of, title, unit }: ClaimCardProps) {
  const { low, central, high, claimed, verdict } = of;
  const span = high - low;
  const from = Math.min(low - ROOM * span, claimed ?? low);
  const to = Math.max(high + ROOM * span, claimed ?? high);
  const at = (value: number) => `${((value - from) / (to - from || 1)) * 100}%`;
  const inWords = (value: number) => inUnit(value, unit);
  return (
    <div className="card claim-card">
      <h3>{title}</h3>
      <p className="claim-range">
        {inWords(low)} to {inWords(high)}
      </p>
      <div className="claim-bar" aria-hidden="true">
        <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <b style={{ left: at(central) }} />
        {claimed !== null && <u style={{ left: at(claimed) }} />}
      </div>
      <p className="muted">
        The middle is {inWords(central)}
        {claimed !== null && `; the quote says ${inWords(claimed)}`}. Nobody can promise you the middle.
      </p>
      {verdict && (
        <p className={`claim-verdict claim-${verdict}`}>
          {verdict === "within" ? (
            <CircleCheck className="icon" aria-hidden="true" />
          ) : (
            <CircleAlert className="icon" aria-hidden="true" />
          )}
          {claimWords[verdict]}
        </p>
      )}
    </div>
  );
}

function inUnit(value: number, unit: ClaimCardProps["unit"]): string {
  const rounded = (Math.round(value / 10) * 10).toLocaleString("en-GB");
  return unit === "£" ? `£${rounded}`.replace("£-", "-£") : `${rounded} kWh`;
}
