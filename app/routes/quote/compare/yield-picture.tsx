import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { type ChartSize, xOf } from "#app/ui/charts/axis.ts";
import { Chart, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import type { ComparedRow } from "#domain/comparison/comparison.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const ROW = 74;
const TOP = 8;
const BAND = { below: 26, height: 22 };
const HALF_MARK = 10;

interface Expected {
  quote: CustomerQuote;
  theirs: number;
  /** Null where we have no figure for the roof. */
  ours: number | null;
}

const { quoteYieldUnderPercentMax, quoteYieldOverPercentMax } = limits;

export const USUAL = `from ${quoteYieldUnderPercentMax}% under to ${quoteYieldOverPercentMax}% over ours`;

/** A check remarks on figures outside this range. */
const usualYield = (ours: number) => ({
  least: ours * (1 - quoteYieldUnderPercentMax / 100),
  most: ours * (1 + quoteYieldOverPercentMax / 100),
});

/** What each quote expects the panels to generate, from the table's rows; empty where fewer than two quotes say. */
export function expectedYields(quotes: readonly CustomerQuote[], rows: readonly ComparedRow[]): Expected[] {
  const numberOf = (id: string, column: number) => rows.find((row) => row.id === id)?.cells[column]?.number;
  const all = quotes.flatMap((quote, column): Expected[] => {
    const theirs = numberOf("they_expect", column);
    return theirs === undefined ? [] : [{ quote, theirs, ours: numberOf("kwh_ours", column) ?? null }];
  });
  return all.length > 1 ? all : [];
}

/** Their figure is the shape, ours the line; the band around it is the usual range. */
export function YieldPicture({ expected }: { expected: readonly Expected[] }) {
  const tops = expected.map(({ theirs, ours }) => Math.max(theirs, ours === null ? 0 : usualYield(ours).most));
  const most = Math.max(...tops) * 1.05;
  const descriptions = expected.map(({ quote, theirs, ours }) => `${nameOf(quote)} ${inWords(theirs, ours)}`);
  const size = { height: TOP + expected.length * ROW, top: TOP, right: 16, bottom: 0, left: 16 };
  return (
    <div className="stack">
      <p className="small muted">
        The shape is their figure; the line is ours for your region and each roof. Anything in the band, {USUAL}, is
        usual.
      </p>
      <Chart
        label={`What the panels make in the first year, in kWh: ${descriptions.join("; ")}.`}
        broad={{ ...size, width: 540 }}
        narrow={{ ...size, width: 340 }}
        draw={(drawn) =>
          expected.map((one, row) => (
            <g key={one.quote.id} transform={`translate(0 ${TOP + row * ROW})`}>
              <Row {...one} size={drawn} most={most} />
            </g>
          ))
        }
      />
      <ShowAsTable {...yieldTable(expected)} />
    </div>
  );
}

/** The picture in figures. */
export function yieldTable(expected: readonly Expected[]) {
  return {
    caption: "What the panels make in the first year, in kWh",
    headers: ["Quote", "Theirs", "Ours"],
    rows: expected.map(({ quote, theirs, ours }) => [
      nameOf(quote),
      formatNumber(theirs),
      ours === null ? "not known" : formatNumber(ours),
    ]),
  };
}

function inWords(theirs: number, ours: number | null): string {
  return `theirs ${formatNumber(theirs)}${ours === null ? "" : `, ours ${formatNumber(ours)}`}`;
}

function Row({ quote, theirs, ours, size, most }: Expected & { size: ChartSize; most: number }) {
  const x = (kwh: number) => xOf(kwh / most, size);
  const middle = BAND.below + BAND.height / 2;
  const usual = ours === null ? null : usualYield(ours);
  return (
    <>
      <text className="is-key" x={size.left} y={16}>
        {nameOf(quote)}
      </text>
      <text x={size.width - size.right} y={16} textAnchor="end">
        {size.width > 400 ? inWords(theirs, ours) : formatNumber(theirs)}
      </text>
      <line className="gridline" x1={size.left} x2={size.width - size.right} y1={middle} y2={middle} />
      {usual && ours !== null && (
        <>
          <path
            className="yield-band"
            d={`M${x(usual.least)} ${BAND.below}H${x(usual.most)}v${BAND.height}H${x(usual.least)}Z`}
          />
          <path className="yield-ours" d={`M${x(ours)} ${BAND.below - 4}v${BAND.height + 8}`} />
        </>
      )}
      <g transform={`translate(${x(theirs) - HALF_MARK} ${middle - HALF_MARK})`}>
        <CompanyMark position={quote.position} name={quote.company} />
      </g>
    </>
  );
}
