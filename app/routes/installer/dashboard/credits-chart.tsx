import { Link } from "react-router";
import { stepLine } from "#app/routes/installer/dashboard/step-line.ts";
import { Card } from "#app/ui/card.tsx";
import { axisOf, type ChartSize, xOf, yOf } from "#app/ui/charts/axis.ts";
import { Chart, GridLines, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { dayInNumbers, longDay, shortDay } from "#app/ui/charts/day-words.ts";
import { formatCredits } from "#app/ui/format.ts";
import type { CreditsOverTime } from "#domain/statistics/my-figures.ts";

const BROAD: ChartSize = { width: 1060, height: 240, left: 44, right: 20, top: 30, bottom: 34 };
const NARROW: ChartSize = { width: 320, height: 210, left: 40, right: 14, top: 30, bottom: 34 };

export function CreditsChart({ credits }: { credits: CreditsOverTime }) {
  const { days, opening, from, until } = credits;
  const balances = [opening, ...days.map(({ balance }) => balance)];
  const isEmpty = days.length === 0 && opening === 0;
  return (
    <Card title="Credits over time" aside={<Link to="/credits?tab=history">Transaction History</Link>}>
      {isEmpty ? (
        <p className="muted">A chart of your balance will appear here once you have had credits.</p>
      ) : (
        <>
          <Chart
            label={`Credit balance from ${longDay(from)} to ${longDay(until)}: ${opening} before the first day, at most ${Math.max(...balances)}, ${balances.at(-1)} today.`}
            broad={BROAD}
            narrow={NARROW}
            draw={(size) => <Line credits={credits} largest={Math.max(...balances)} size={size} />}
          />
          <ShowAsTable
            caption="Credit balance over time"
            headers={["Date", "Change", "Balance"]}
            rows={days.toReversed().map((day) => [dayInNumbers(day.day), changesOf(day), day.balance])}
          />
        </>
      )}
    </Card>
  );
}

type LineProps = { credits: CreditsOverTime; largest: number; size: ChartSize };

function Line({ credits, largest, size }: LineProps) {
  const axis = axisOf(largest);
  const path = stepLine(credits, axis, size);
  const left = xOf(0, size);
  const right = xOf(1, size);
  const floor = yOf(0, axis, size);
  const today = credits.days.at(-1)?.balance ?? credits.opening;
  const last = yOf(today, axis, size);
  return (
    <>
      <GridLines axis={axis} size={size} />
      <path className="under" d={`${path}V${floor}H${left}Z`} />
      <path className="curve" d={path} />
      <circle className="dot-now" cx={right} cy={last} r={6} />
      <text className="is-key" x={right - 12} y={last - 12} textAnchor="end">
        {today} today
      </text>
      <text x={left} y={size.height - 10}>
        {shortDay(credits.from)}
      </text>
      <text x={right} y={size.height - 10} textAnchor="end">
        {shortDay(credits.until)}
      </text>
    </>
  );
}

function changesOf({ added, spent, refunded, released, reversed }: CreditsOverTime["days"][number]): string {
  const parts = [
    added > 0 && `+${formatCredits(added)} added`,
    spent > 0 && `−${formatCredits(spent)} spent`,
    refunded > 0 && `+${formatCredits(refunded)} refunded`,
    released > 0 && `+${formatCredits(released)} released`,
    released < 0 && `−${formatCredits(-released)} held`,
    reversed > 0 && `−${formatCredits(reversed)} taken back`,
  ];
  return parts.filter(Boolean).join(", ");
}
