import type { LeadOnCard } from "#app/routes/installer/leads/live-list.ts";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { PlanFacts } from "#app/ui/plan-facts.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { briefInWords } from "#content/brief/words.ts";

/** What the customer told of the home, before anybody has bought: brief and plan, folded; nothing where there is neither. */
export function AboutHome({ lead: { brief, plan, serviceType } }: { lead: LeadOnCard }) {
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0 && !plan) return null;
  const isSite = parts.some(({ part }) => part === "site");
  return (
    <details className="lead-home">
      <SummaryButton>{plan ? "The home and its energy plan" : `About the ${isSite ? "site" : "home"}`}</SummaryButton>
      <div className="stack">
        {plan && (
          <section aria-label="Energy plan" className="brief-part">
            <h3>Energy plan</h3>
            <PlanFacts plan={plan} />
          </section>
        )}
        <BriefFacts parts={parts} />
      </div>
    </details>
  );
}
