import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { dayInWords } from "#content/proofs.ts";
import type { YearReading } from "#domain/projects/outcomes.ts";

type Read = YearReading & { reading: NonNullable<YearReading["reading"]> };

/** What was promised and what was measured: in one sentence, and as bars on one scale with their table. */
export function YearResult({ year: { kind, predictedKwh, reading } }: { year: Read }) {
  const predicted = formatNumber(predictedKwh);
  const measured = formatNumber(reading.yearKwh);
  return (
    <div className="year-result stack">
      <p className="lead">
        Predicted {predicted}, measured {measured} ({reading.percent}%)
      </p>
      <NamedBars
        title={kind === "made" ? "What it made in a year" : "What it used in a year"}
        head={["Figure", "A year"]}
        bars={[
          { label: "Predicted by the quote", value: predictedKwh, words: `${predicted} kWh` },
          { label: "Measured by your meter", value: reading.yearKwh, words: `${measured} kWh`, isKey: true },
        ]}
      />
      <p>{differenceInWords(kind, reading.yearKwh - predictedKwh)}</p>
      <p className="small muted">
        You read {formatNumber(reading.kwh)} kWh from {dayInWords(reading.from)} to {dayInWords(reading.to)}. The
        measured figure is scaled to 365 days.
      </p>
    </div>
  );
}

/** More is good news for what panels generate, but not for what a heat pump uses; we leave that to the reader. */
function differenceInWords(kind: YearReading["kind"], kwh: number): string {
  if (kwh === 0) return "Exactly what the quote promised, to the kilowatt-hour.";
  const verb = kind === "made" ? "made" : "used";
  return `It ${verb} ${formatNumber(Math.abs(kwh))} kWh ${kwh > 0 ? "more" : "less"} than the quote promised.`;
}
