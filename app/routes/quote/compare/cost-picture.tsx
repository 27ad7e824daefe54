import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Chart, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { formatWholePounds } from "#app/ui/format.ts";
import type { Comparison } from "#domain/comparison/my-comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

type Props = { quotes: readonly CustomerQuote[] };

const PLOT_HEIGHT = 280;
const PLOT = { top: 20, bottom: 34, left: 70, right: 20 };
const SHOWN_YEARS = [0, 5, 10, 15, 20];
const marks = ["k", "h", "t", "f", "v"];

/** In the company's colour; later quotes of the same company have thinner lines. */
function lineOf({ position, purchaseId, id }: CustomerQuote, quotes: readonly CustomerQuote[]): string {
  const isLater = quotes.find((quote) => quote.purchaseId === purchaseId)?.id !== id;
  return `cost-line line-${marks[position % marks.length]}${isLater ? " is-later" : ""}`;
}

const pounds = (pence: number) => formatWholePounds(pence).replace("-", "−");

/** What each quote has cost year by year; it has paid for itself where its line falls below zero. */
export function CostPicture({ quotes, costByYear }: Props & Pick<Comparison, "costByYear">) {
  const all = costByYear.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const spread = high - low || 1;
  const y = (value: number) => PLOT.top + ((high - value) / spread) * (PLOT_HEIGHT - PLOT.top - PLOT.bottom);
  const last = (index: number) => costByYear[index]?.at(-1) ?? 0;
  return (
    <div className="stack">
      <p className="small muted">The price, minus what the panels save and earn, year by year.</p>
      <Chart
        label={`Cost after 20 years: ${quotes.map((quote, index) => `${nameOf(quote)} ${pounds(last(index))}`).join(", ")}.`}
        broad={{ ...PLOT, width: 540, height: PLOT_HEIGHT }}
        narrow={{ ...PLOT, width: 340, height: PLOT_HEIGHT }}
        draw={({ width }) => {
          const x = (year: number) => PLOT.left + (year / 20) * (width - PLOT.left - PLOT.right);
          return (
            <>
              {[high, 0, low]
                .filter((pence, index, list) => list.indexOf(pence) === index)
                .map((pence) => (
                  <g key={pence}>
                    <line className="gridline" x1={PLOT.left} x2={width - PLOT.right} y1={y(pence)} y2={y(pence)} />
                    <text x={PLOT.left - 8} y={y(pence) + 4} textAnchor="end">
                      {pounds(pence)}
                    </text>
                  </g>
                ))}
              {SHOWN_YEARS.map((year) => (
                <text key={year} x={x(year)} y={PLOT_HEIGHT - 10} textAnchor="middle">
                  {year}
                </text>
              ))}
              {quotes.map((quote, index) => (
                <polyline
                  key={quote.id}
                  className={lineOf(quote, quotes)}
                  points={(costByYear[index] ?? [])
                    .map((cost, year) => `${Math.round(x(year))},${Math.round(y(cost))}`)
                    .join(" ")}
                />
              ))}
            </>
          );
        }}
      />
      <Legend quotes={quotes} last={last} />
      <ShowAsTable
        caption="Cost by year"
        headers={["Quote", ...SHOWN_YEARS.map((year) => `${year} years`)]}
        rows={quotes.map((quote, index) => [
          nameOf(quote),
          ...SHOWN_YEARS.map((year) => pounds(costByYear[index]?.[year] ?? 0)),
        ])}
      />
    </div>
  );
}

function Legend({ quotes, last }: Props & { last: (index: number) => number }) {
  return (
    <ul className="cost-legend">
      {quotes.map((quote, index) => (
        <li key={quote.id}>
          <svg viewBox="0 0 40 8" aria-hidden="true">
            <path className={lineOf(quote, quotes)} d="M0 4H40" />
          </svg>
          <CompanyMark position={quote.position} />
          <span>
            {nameOf(quote)}: <b>{pounds(last(index))}</b> after 20 years
          </span>
        </li>
      ))}
    </ul>
  );
}
