import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateInWords, formatPence } from "#app/ui/format.ts";
import { planInWords } from "#content/planner/attached-words.ts";
import { type PlanFigure, planBesideQuotes } from "#domain/comparison/plan-beside-quotes.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";

const labels = {
  price: "Price",
  kWp: "Panels, kWp",
  batteryKwh: "Battery, kWh",
  firstYearKwh: "First year, kWh",
  heatPumpKw: "Heat pump, kW",
} as const satisfies Record<PlanFigure["what"], string>;

const ADVICE = ["The plan advises", "Also looked at"];

const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

interface Props {
  plan: NonNullable<CustomerRequest["plan"]>;
  quotes: readonly CustomerQuote[];
}

/** The plan that came with the request, beside what the open quotes say. */
export function PlanSaid({ plan, quotes }: Props) {
  const rows = planBesideQuotes(plan, quotes);
  const advice = planInWords(plan).filter(({ name }) => ADVICE.includes(name));
  return (
    <Card title="What your plan said">
      <div className="stack">
        {plan.measures.length === 0 && <p>Nothing in it paid for itself.</p>}
        <dl className="facts">
          {advice.map(({ name, words }) => (
            <Fact key={name} name={name}>
              {words}
            </Fact>
          ))}
        </dl>
        {rows.length > 0 && (
          <table className="plan-beside">
            <caption className="sr-only">Your plan beside the quotes</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Your plan</th>
                {quotes.length > 0 && <th scope="col">{quotes.length === 1 ? "The quote" : "The quotes"}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, plan: own, quotes: said }) => (
                <tr key={what}>
                  <th scope="row">{labels[what]}</th>
                  <td>{spanInWords(what, own)}</td>
                  {quotes.length > 0 && <td>{said ? spanInWords(what, said) : "not said"}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>
          <a href={`/planner/plan?${plan.query}`}>Open my plan of {dateInWords(plan.madeOn)}</a>
        </p>
      </div>
    </Card>
  );
}

function spanInWords(what: PlanFigure["what"], { low, high }: PlanFigure["plan"]): string {
  return low === high ? valueInWords(what, low) : `${valueInWords(what, low)} to ${valueInWords(what, high)}`;
}

function valueInWords(what: PlanFigure["what"], value: number): string {
  if (what === "price") return formatPence(value);
  return what === "batteryKwh" && value === 0 ? "none" : figures.format(value);
}
