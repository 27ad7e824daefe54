import { formatNumber } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { YearReading } from "#domain/outcomes/outcomes.ts";

type Read = YearReading & { reading: NonNullable<YearReading["reading"]> };

/** What was promised and what was measured, in one sentence and two bars on one scale. */
export function YearResult({ year: { predictedKwh, reading } }: { year: Read }) {
  const [predicted, measured] = [formatNumber(predictedKwh), formatNumber(reading.yearKwh)];
  return (
    <div className="year-result stack">
      <p className="lead">
        Predicted {predicted}, measured {measured} ({reading.percent}%)
      </p>
      <Bars predicted={predictedKwh} measured={reading.yearKwh} />
      <p className="small muted">
        In kWh a year: {formatNumber(reading.kwh)} kWh from {dayInWords(reading.from)} to {dayInWords(reading.to)},
        scaled to 365 days.
      </p>
    </div>
  );
}

const [WIDTH, BAR, GAP] = [320, 20, 8];

/** A picture of the sentence above it. */
function Bars({ predicted, measured }: { predicted: number; measured: number }) {
  const most = Math.max(predicted, measured, 1);
  const rows = [predicted, measured].map((kwh) => Math.max(1, Math.round((kwh / most) * WIDTH)));
  return (
    <svg className="year-bars" viewBox={`0 0 ${WIDTH} ${2 * BAR + GAP}`} aria-hidden="true">
      {rows.map((width, row) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows, always the same.
          key={row}
          className={row === 0 ? "year-predicted" : "year-measured"}
          {...{ width, height: BAR, y: row * (BAR + GAP), rx: 4 }}
        />
      ))}
    </svg>
  );
}
