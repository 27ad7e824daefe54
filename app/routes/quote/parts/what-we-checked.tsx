import { ChevronDown, ShieldCheck, TriangleAlert } from "lucide-react";
import { Fact } from "#app/ui/fact.tsx";
import {
  checksPassedInWords,
  type ShownCheck,
  shownCheckInWords,
  shownCheckLabel,
  trustInWords,
} from "#content/shown-checks.ts";

type Props = {
  checks: readonly ShownCheck[];
  /** A London day. */
  today: string;
};

/** What we checked about a company for this request, and just as plainly what nobody has checked: each check, folded. */
export function WhatWeChecked({ checks, today }: Props) {
  if (checks.length === 0) return null;
  return (
    <details className="shown-checks small">
      <summary>
        <span>
          <span className="sr-only">What we checked: </span>
          {checksPassedInWords(checks, today)}
        </span>
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <dl className="facts">
        {checks.map((check) => (
          <Fact key={check.check} name={shownCheckLabel(check)}>
            {shownCheckInWords(check)}
          </Fact>
        ))}
      </dl>
    </details>
  );
}

/** Whether all our checks of a company hold, or what does not, in one line. */
export function TrustLine({ checks, today }: Props) {
  const trust = trustInWords(checks, today);
  if (!trust) return null;
  const Icon = trust.state === "holds" ? ShieldCheck : TriangleAlert;
  return (
    <p className={`trust-line trust-${trust.state}`}>
      <Icon className="icon" aria-hidden="true" />
      <span>{trust.words}</span>
    </p>
  );
}
