import { Link } from "react-router";
import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { Chart, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { formatPence } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import type { ComparedGroup } from "#domain/comparison/my-comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

type Props = { quotes: readonly CustomerQuote[] };

const ROW = 66;
const TOP = 26;
const MARGIN = 16;
const BAR = { below: 24, height: 26 };
/** Letters in a bar: their offset, and the width that an amount needs. */
const AMOUNT = { x: 8, y: 42, room: 76 };
const LIMITS = [limits.quoteDepositPercentMax, limits.quoteEarlyPercentMax] as const;

export const CODE_LIMITS = `${LIMITS[0]}% as a deposit, ${LIMITS[1]}% before the work is finished.`;

type Paid = ComparedGroup["payments"][number];

/** In shares of the price, so that the codes' limits are two straight lines through all bars. */
export function PaymentsPicture({ quotes, payments }: Props & Pick<ComparedGroup, "payments">) {
  const bars = quotes.flatMap((quote, index) => {
    const paid = payments[index];
    return paid ? [{ id: quote.id, name: nameOf(quote), paid, y: TOP + index * ROW }] : [];
  });
  const height = TOP + bars.length * ROW;
  const size = { height, top: TOP, right: MARGIN, bottom: 0, left: MARGIN };
  const descriptions = bars.map(({ name, paid }) => `${name} ${paid.depositPercent}% on order`);
  return (
    <div className="stack">
      <p className="small muted">
        Each bar is the whole price. The lines are the limits of the consumer codes: {CODE_LIMITS}{" "}
        <Link to="/guides/deposits-and-payments">Which codes these are</Link>
      </p>
      <Chart
        label={`What is paid when, in shares of the price: ${descriptions.join(", ")}.`}
        broad={{ ...size, width: 540 }}
        narrow={{ ...size, width: 340 }}
        draw={({ width }) => (
          <>
            {LIMITS.map((limit) => (
              <text key={limit} x={MARGIN + lengthOf(limit, width)} y="16" textAnchor="middle">
                {limit}%
              </text>
            ))}
            {bars.map(({ id, ...bar }) => (
              <Bar key={id} {...bar} width={width} />
            ))}
          </>
        )}
      />
      <ul className="paid-legend small">
        {PARTS.map(({ part, words }) => (
          <li key={part}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect className={`paid-${part}`} width="16" height="16" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <ShowAsTable {...paymentsTable({ quotes, payments })} />
    </div>
  );
}

/** The picture in figures. */
export function paymentsTable({ quotes, payments }: Props & Pick<ComparedGroup, "payments">) {
  return {
    caption: "What is paid when",
    headers: ["Quote", "On order", "Before completion", "In all"],
    rows: payments.map(({ depositPence, earlyPence, duePence }, index) => {
      const quote = quotes[index];
      return [quote ? nameOf(quote) : "", ...[depositPence, earlyPence, duePence].map(formatPence)];
    }),
  };
}

const lengthOf = (percent: number, width: number) => (percent / 100) * (width - 2 * MARGIN);

const PARTS = [
  { part: "deposit", words: "on order" },
  { part: "early", words: "before the work is finished" },
  { part: "late", words: "when it is finished, or later" },
] as const;

function Bar({ name, paid, y, width }: { name: string; paid: Paid; y: number; width: number }) {
  const { depositPence, earlyPence, duePence, depositPercent, earlyPercent } = paid;
  const shares = [
    { part: "deposit", from: 0, to: depositPercent, pence: depositPence },
    { part: "early", from: depositPercent, to: earlyPercent, pence: earlyPence - depositPence },
    { part: "late", from: earlyPercent, to: 100, pence: duePence - earlyPence },
  ]
    .filter(({ pence }) => pence > 0)
    .map(({ from, to, ...share }) => ({
      ...share,
      x: MARGIN + lengthOf(from, width),
      length: lengthOf(to - from, width),
    }));
  return (
    <g>
      <text x={MARGIN} y={y + 16}>
        {name}
      </text>
      {shares.map(({ part, x, length }) => (
        <rect key={part} className={`paid-${part}`} x={x} y={y + BAR.below} width={length} height={BAR.height} />
      ))}
      {LIMITS.map((limit) => {
        const x = MARGIN + lengthOf(limit, width);
        return <path key={limit} className="paid-limit" d={`M${x} ${y + BAR.below - 4}v${BAR.height + 8}`} />;
      })}
      {shares
        .filter(({ length }) => length >= AMOUNT.room)
        .map(({ part, x, pence }) => (
          <text key={part} className={`paid-amount on-${part}`} x={x + AMOUNT.x} y={y + AMOUNT.y}>
            {formatPence(pence)}
          </text>
        ))}
    </g>
  );
}
