import { counted } from "#app/routes/admin/figures/figure-words.ts";
import { type Axis, axisOf, type ChartSize, xOf, yOf } from "#app/ui/charts/axis.ts";
import { Chart, GridLines, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { dayInNumbers, longDay, shortDay } from "#app/ui/charts/day-words.ts";
import type { WeekFigures } from "#domain/statistics/weekly-figures.ts";

type Weeks = readonly WeekFigures[];

const BROAD: ChartSize = { width: 1060, height: 260, left: 50, right: 10, top: 20, bottom: 34 };
const NARROW: ChartSize = { width: 320, height: 220, left: 40, right: 6, top: 20, bottom: 34 };
/** As a share of a week's width. */
const BAR_SHARE = 0.6;
const LABEL_EVERY = 4;

/** Including those no longer on record. */
const askedInAll = ({ asked, forgotten }: WeekFigures) => asked + forgotten;

/** Places sold as bars, requests as a line. */
export function AdminWeeksChart({ weeks }: { weeks: Weeks }) {
  const sum = (count: (week: WeekFigures) => number) => weeks.reduce((total, week) => total + count(week), 0);
  const first = weeks[0]?.monday ?? "";
  const last = weeks.at(-1)?.sunday ?? "";
  const period = `${longDay(first)} to ${longDay(last)}`;
  const asked = counted(sum(askedInAll), "request");
  const sold = counted(
    sum((week) => week.sold),
    "place",
  );
  return (
    <div>
      <Chart
        label={`By week from ${period}: ${asked} asked, ${sold} sold.`}
        broad={BROAD}
        narrow={NARROW}
        draw={(size) => <Drawing weeks={weeks} size={size} />}
      />
      <ul className="chart chart-legend">
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect className="bar" width="12" height="12" rx="2" />
          </svg>
          Bars: places sold
        </li>
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path className="curve" d="M0 9L12 3" />
          </svg>
          Line: requests asked
        </li>
      </ul>
      <ShowAsTable
        caption="Requests asked and places sold by week"
        headers={["Week from", "Requests asked", "Places sold"]}
        rows={weeks.toReversed().map((week) => [dayInNumbers(week.monday), askedInAll(week), week.sold])}
      />
    </div>
  );
}

function Drawing({ weeks, size }: { weeks: Weeks; size: ChartSize }) {
  const axis = axisOf(Math.max(...weeks.flatMap((week) => [askedInAll(week), week.sold])));
  const middles = weeks.map((week, number) => ({
    x: xOf((number + 0.5) / weeks.length, size),
    y: yOf(askedInAll(week), axis, size),
  }));
  return (
    <>
      <GridLines axis={axis} size={size} />
      {weeks.map((week, number) => (
        <Bar key={week.monday} week={week} left={number / weeks.length} weeks={weeks.length} axis={axis} size={size} />
      ))}
      <path className="curve-edge" d={`M${middles.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <path className="curve" d={`M${middles.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {middles.map(({ x, y }) => (
        <circle key={x} className="dot-in" cx={x} cy={y} r={4} />
      ))}
    </>
  );
}

type BarProps = { week: WeekFigures; left: number; weeks: number; axis: Axis; size: ChartSize };

function Bar({ week, left, weeks, axis, size }: BarProps) {
  const slot = xOf(1 / weeks, size) - xOf(0, size);
  const x = xOf(left, size);
  const y = yOf(week.sold, axis, size);
  const floor = yOf(0, axis, size);
  const isLabelled = Math.round(left * weeks) % LABEL_EVERY === 0;
  return (
    <g>
      <rect
        className="bar"
        x={x + (slot * (1 - BAR_SHARE)) / 2}
        y={y}
        width={slot * BAR_SHARE}
        height={floor - y}
        rx={2}
      />
      {isLabelled && (
        <text x={x} y={size.height - 10}>
          {shortDay(week.monday)}
        </text>
      )}
    </g>
  );
}
