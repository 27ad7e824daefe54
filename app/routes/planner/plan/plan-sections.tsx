import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Live } from "#app/routes/planner/plan/live.tsx";
import { quoteAddress } from "#app/routes/planner/plan/quote-address.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { Notice } from "#app/ui/notice.tsx";

const contents = [
  { id: "first", title: "What to do first" },
  { id: "bill", title: "Your bill" },
  { id: "summer", title: "A summer day" },
  { id: "winter", title: "A winter day" },
  { id: "year", title: "Through the year" },
  { id: "years", title: "Over 20 years" },
  { id: "carbon", title: "Carbon" },
  { id: "tariffs", title: "Compare tariffs" },
  { id: "not-worth", title: "Not worth it today" },
  { id: "assumed", title: "What we assumed" },
  { id: "how", title: "How we worked it out" },
] as const;

type SectionId = (typeof contents)[number]["id"];

export function PlanContents({ query }: { query: string }) {
  return (
    <div className="plan-toc">
      <nav aria-label="On this page">
        {contents.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <a className="btn btn-primary btn-tight" href={quoteAddress(query)} data-carries={quoteAddress("{query}")}>
        Take it to installers
      </a>
    </div>
  );
}

type SectionProps = { id: SectionId; intro?: ReactNode; children: ReactNode };

function PlanSection({ id, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="plan-head">
        <h2 id={`${id}-heading`}>{titleOf(id)}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** A part that most readers need not see: one click away, and whole on paper. */
export function FoldedSection({ id, intro, isOpen, children }: SectionProps & { isOpen?: boolean }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="plan-fold">
      <details open={isOpen}>
        <summary>
          <h2 id={`${id}-heading`}>{titleOf(id)}</h2>
          <ChevronDown className="chev" aria-hidden="true" />
        </summary>
        <div className="plan-folded">
          {intro && <p className="muted">{intro}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}

const titleOf = (id: SectionId) => contents.find((one) => one.id === id)?.title;

export function PlanSections({ page }: { page: PlanPage }) {
  const live = { page };
  return (
    <>
      <Warnings page={page} />
      <PlanSection id="first" intro="Each step is the best value for money after the steps before it.">
        <Live part="steps" {...live} />
      </PlanSection>
      <PlanSection id="bill">
        <Live part="bill" {...live} />
      </PlanSection>
      <FoldedSection id="summer" intro="A kWh is the unit on your bill: a 3 kW kettle boiling for 20 minutes.">
        <Live part="summer" {...live} />
      </FoldedSection>
      <FoldedSection id="winter" intro="On the same scale as the summer day.">
        <Live part="winter" {...live} />
      </FoldedSection>
      <FoldedSection id="year">
        <Live part="year" {...live} />
      </FoldedSection>
      <FoldedSection id="years">
        <Live part="years" {...live} />
      </FoldedSection>
      <FoldedSection id="carbon">
        <Live part="carbon" {...live} />
      </FoldedSection>
      <FoldedSection
        id="tariffs"
        intro="Your home after the plan, on each tariff. These are dated examples, not offers."
      >
        <Live part="tariffs" {...live} />
        <p>
          <a href={`/planner/tariffs?${page.query}`} data-carries="/planner/tariffs?{query}">
            Compare tariffs for this home
          </a>
          . You can add the rates from your own bill.
        </p>
      </FoldedSection>
      <PlanSection id="not-worth" intro="Warmer rooms have no price here, and may be reason enough.">
        <Live part="losses" {...live} />
      </PlanSection>
    </>
  );
}

function Warnings({ page: { plan } }: { page: PlanPage }) {
  const isNorthern = plan.warnings.includes("northern_ireland_prices");
  const hasStale = plan.warnings.includes("stale_tariff") || plan.warnings.includes("stale_figures");
  if (!isNorthern && !hasStale) return null;
  return (
    <div className="stack">
      {isNorthern && (
        <Notice tone="warn" title="We use Great Britain’s prices for Northern Ireland">
          <p>
            First enter what you pay under <a href="#assumed">What we assumed</a>. We count exports at the price there,
            which is lower than in Great Britain.
          </p>
        </Notice>
      )}
      {hasStale && (
        <Notice tone="warn" title="Some of our figures are out of date">
          <p>We have marked them where they are used, and are renewing them.</p>
        </Notice>
      )}
    </div>
  );
}
