import { Card } from "#app/ui/card.tsx";
import { axisOf, type ChartSize, xOf, yOf } from "#app/ui/charts/axis.ts";
import { Chart, GridLines, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { dayInNumbers, shortDay } from "#app/ui/charts/day-words.ts";
import type { MyFigures } from "#domain/statistics/my-figures.ts";

type Weeks = MyFigures["weeks"];

const BROAD: ChartSize = { width: 520, height: 240, left: 34, right: 8, top: 26, bottom: 34 };
const NARROW: ChartSize = { width: 320, height: 210, left: 30, right: 6, top: 26, bottom: 34 };
/** As a share of the width available to a bar. */
const BAR_SHARE = 0.66;
const LABEL_EVERY = 4;

/** Leads bought in each week; the last bar is the week still in progress. */
export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const total = weeks.reduce((sum, { bought }) => sum + bought, 0);
  const thisWeek = weeks.at(-1)?.bought ?? 0;
  return (
    <Card title="Leads by week">
      <p className="muted">
        {total} bought in {weeks.length} weeks, {thisWeek} of them this week so far.
      </p>
      <Chart
        label={`Leads bought in each of the last ${weeks.length} weeks: ${weeks.map(({ bought }) => bought).join(", ")}.`}
        broad={BROAD}
        narrow={NARROW}
        draw={(size) => <Bars weeks={weeks} size={size} />}
      />
      <ShowAsTable
        caption="Leads bought by week"
        headers={["Week from", "Leads bought"]}
        rows={weeks.toReversed().map(({ monday, bought }) => [dayInNumbers(monday), bought])}
      />
    </Card>
  );
}

function Bars({ weeks, size }: { weeks: Weeks; size: ChartSize }) {
  const axis = axisOf(Math.max(...weeks.map(({ bought }) => bought)));
  const floor = yOf(0, axis, size);
  const slot = xOf(1 / weeks.length, size) - xOf(0, size);
  return (
    <>
      <GridLines axis={axis} size={size} />
      {weeks.map(({ monday, bought }, number) => {
        const x = xOf(number / weeks.length, size);
        const y = yOf(bought, axis, size);
        return (
          <g key={monday}>
            <rect
              className={number === weeks.length - 1 ? "bar bar-peak" : "bar"}
              x={x + (slot * (1 - BAR_SHARE)) / 2}
              y={y}
              width={slot * BAR_SHARE}
              height={floor - y}
              rx={2}
            />
            {bought > 0 && (
              <text className="is-key" x={x + slot / 2} y={y - 6} textAnchor="middle">
                {bought}
              </text>
            )}
            {number % LABEL_EVERY === 0 && (
              <text x={x} y={size.height - 10}>
                {shortDay(monday)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
