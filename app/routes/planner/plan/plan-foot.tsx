import { Lock } from "lucide-react";
import { Live } from "#app/routes/planner/plan/live.tsx";
import { FoldedSection } from "#app/routes/planner/plan/plan-sections.tsx";
import { quoteAddress } from "#app/routes/planner/plan/quote-address.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { dayInWords } from "#content/planner/figures.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import { assumptions } from "#domain/assumptions/register.ts";

export function HandOver({ page }: { page: PlanPage }) {
  return (
    <section className="hand" id="take" aria-labelledby="take-heading">
      <div className="stack">
        <h2 id="take-heading">Take this plan to installers</h2>
        <p>Your plan goes with your request: home, use, wishes. No more of your address than the form asks.</p>
        <p>
          <a className="btn btn-primary" href={quoteAddress(page.query)} data-carries={quoteAddress("{query}")}>
            Take this plan to installers
          </a>
        </p>
        <p className="small">
          Already have a quote? <a href={quoteCheckPage.path}>Check an installer's figures</a>
        </p>
      </div>
      <details className="more">
        <summary>What an installer sees before deciding</summary>
        <div className="slip">
          <Live part="slip" page={page} />
          <p className="lock">
            <Lock className="icon" aria-hidden="true" />
            We hide your name, street, email and phone until an installer takes your request.
          </p>
        </div>
      </details>
    </section>
  );
}

interface HowProps {
  page: PlanPage;
  /** How many figures the whole register has. */
  figureCount: number;
}

export function HowWorkedOut({ page, figureCount }: HowProps) {
  const checked = assumptions
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return (
    <FoldedSection id="how">
      <div className="stack">
        <p>
          We model your home for a year in half hours: weekdays and weekends, with dull, mixed and bright days in each
          month. Sunlight comes from SAP 2012 for your region, raised to match satellite measurements since 2005. Panels
          follow the PVWatts method, household use follows measured profiles, and heat pumps follow homes that publish
          their meter readings.
        </p>
        <p>
          We then repeat this 500 times, varying costs, prices, sun and heat within their known ranges. The ranges above
          cover 8 out of 10 results.
        </p>
        <p>
          Electricity is without VAT only until {shown.electricityVatReliefEnds}; we count{" "}
          <a href="/assumptions/tariffs.vatLongRun">the rate after that</a> in all years. All amounts are in today’s
          pounds.
        </p>
        <p>
          <a href="/assumptions">All {figureCount} figures on this site, with source and date</a> ·{" "}
          <a href={`/planner/plan.json?${page.query}`} data-carries="/planner/plan.json?{query}">
            This plan as JSON
          </a>{" "}
          · figures last checked on {dayInWords(checked ?? page.today)}
        </p>
      </div>
    </FoldedSection>
  );
}
