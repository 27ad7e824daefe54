import { axisOf, type ChartSize, xOf, yOf } from "#app/ui/charts/axis.ts";
import { Chart, GridLines, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { dateInWords, formatMonth } from "#app/ui/format.ts";
import type { NumberFrom } from "#domain/assumptions/history.ts";
import { daysBetween } from "#domain/time/calendar.ts";

const BROAD: ChartSize = { width: 1060, height: 260, left: 50, right: 10, top: 20, bottom: 34 };
const NARROW: ChartSize = { width: 320, height: 220, left: 40, right: 6, top: 20, bottom: 34 };
const MONTH_LETTERS = "2026-11".length;

type HistoryProps = {
  /** The figure's values and their first days, oldest first; at least three. */
  numbers: readonly NumberFrom[];
  today: string;
  unit: string;
};

/** A figure over time. It holds from each change to the next: steps, not slopes. */
export function HistoryChart({ numbers, today, unit }: HistoryProps) {
  const values = numbers.map(({ value }) => value);
  const first = numbers[0];
  const last = numbers.at(-1);
  const label = `From ${Math.min(...values)} to ${Math.max(...values)} since ${formatMonth((first?.on ?? "").slice(0, MONTH_LETTERS))}; ${last?.value} now (${unit}).`;
  return (
    <div className="card">
      <Chart
        label={label}
        broad={BROAD}
        narrow={NARROW}
        draw={(size) => <Steps numbers={numbers} today={today} size={size} />}
      />
      <ShowAsTable
        caption="The figure over time"
        headers={["From", unit]}
        rows={numbers.toReversed().map(({ on, value }) => [dateInWords(on), value])}
      />
    </div>
  );
}

type StepsProps = Pick<HistoryProps, "numbers" | "today"> & { size: ChartSize };

function Steps({ numbers, today, size }: StepsProps) {
  const axis = axisOf(Math.max(...numbers.map(({ value }) => value)));
  const start = numbers[0]?.on ?? today;
  const length = Math.max(1, daysBetween(start, today));
  const xOn = (day: string) => xOf(Math.min(1, daysBetween(start, day) / length), size);
  const steps = numbers.map(({ on, value }, index) => {
    const y = yOf(value, axis, size);
    return `${xOn(on)} ${y}H${xOn(numbers[index + 1]?.on ?? today)}`;
  });
  const line = `M${steps.join("L")}`;
  const floor = yOf(0, axis, size);
  return (
    <>
      <path className="under" d={`${line}V${floor}H${xOn(start)}Z`} />
      <GridLines axis={axis} size={size} />
      <path className="curve" d={line} />
      <text x={size.left} y={size.height - 10}>
        {formatMonth(start.slice(0, MONTH_LETTERS))}
      </text>
      <text className="is-key" x={size.width - size.right} y={size.height - 10} textAnchor="end">
        {numbers.at(-1)?.value} now
      </text>
    </>
  );
}
