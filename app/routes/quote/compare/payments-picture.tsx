import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { Chart, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { formatPence } from "#app/ui/format.ts";
import type { Comparison } from "#domain/comparison/my-comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

type Props = { quotes: readonly CustomerQuote[] };

const ROW = 58;
const TOP = 46;
const MARGIN = 16;
const LIMITS = [25, 60];

type Paid = Comparison["payments"][number];

/** In shares, so that the codes' limits are two straight lines through all bars. */
export function PaymentsPicture({ quotes, payments }: Props & Pick<Comparison, "payments">) {
  const bars = quotes.flatMap((quote, index) => {
    const paid = payments[index];
    return paid ? [{ id: quote.id, name: nameOf(quote), paid, y: TOP + index * ROW }] : [];
  });
  const height = TOP + bars.length * ROW;
  const size = { height, top: TOP, right: MARGIN, bottom: 0, left: MARGIN };
  const said = bars.map(({ name, paid }) => `${name} ${paid.depositPercent}% on order`);
  return (
    <div className="stack">
      <p className="small muted">
        Each bar is the whole price. The lines are the limits of the consumer codes: 25% as a deposit, 60% before the
        work is finished.
      </p>
      <Chart
        label={`What is paid when, in shares of the price: ${said.join(", ")}.`}
        broad={{ ...size, width: 760 }}
        narrow={{ ...size, width: 340 }}
        draw={({ width }) => (
          <>
            {bars.map(({ id, ...bar }) => (
              <Bar key={id} {...bar} width={width} />
            ))}
            {LIMITS.map((limit) => (
              <Limit key={limit} {...{ limit, width, height }} />
            ))}
          </>
        )}
      />
      <ShowAsTable
        caption="What is paid when"
        headers={["Quote", "On order", "Before completion", "In all"]}
        rows={bars.map(({ name, paid: { depositPence, earlyPence, duePence } }) => [
          name,
          ...[depositPence, earlyPence, duePence].map(formatPence),
        ])}
      />
    </div>
  );
}

const lengthOf = (percent: number, width: number) => (percent / 100) * (width - 2 * MARGIN);

function Bar({ name, paid, y, width }: { name: string; paid: Paid; y: number; width: number }) {
  const bar = { x: MARGIN, y: y + 22, height: 20 };
  return (
    <g>
      <text x={MARGIN} y={y + 14}>
        {name}
      </text>
      <rect className="paid-late" {...bar} width={lengthOf(100, width)} />
      <rect className="paid-early" {...bar} width={lengthOf(paid.earlyPercent, width)} />
      <rect className="paid-deposit" {...bar} width={lengthOf(paid.depositPercent, width)} />
    </g>
  );
}

function Limit({ limit, width, height }: { limit: number; width: number; height: number }) {
  const x = MARGIN + lengthOf(limit, width);
  return (
    <g>
      <line className="paid-limit" x1={x} x2={x} y1="24" y2={height} />
      <text x={x} y="16" textAnchor="middle">
        {limit}%
      </text>
    </g>
  );
}
