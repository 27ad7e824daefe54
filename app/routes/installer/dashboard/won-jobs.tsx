import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { type ChartSize, xOf } from "#app/ui/charts/axis.ts";
import { Chart, ShowAsTable } from "#app/ui/charts/chart.tsx";
import { formatCredits, formatPence } from "#app/ui/format.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { MyFigures } from "#domain/statistics/my-figures.ts";
import type { WonJobCost } from "#domain/statistics/won-job-cost.ts";

type StageBar = { label: string; bought: number; won: boolean };

const BROAD: ChartSize = { width: 520, height: 216, left: 116, right: 44, top: 0, bottom: 0 };
const NARROW: ChartSize = { width: 320, height: 216, left: 108, right: 36, top: 0, bottom: 0 };
const BAR_HEIGHT = 22;
const HALF_LETTER = 4;
const GAP = 8;

/** What a won job has cost in leads, and how far the purchased leads have got. */
export function WonJobs({ wonJob, stages }: Pick<MyFigures, "wonJob" | "stages">) {
  const bars = purchaseStageOptions.map(({ value, label }) => ({
    label,
    bought: stages[value] ?? 0,
    won: value === "won",
  }));
  return (
    <Card title="Cost per won job">
      {wonJob.costPence === null ? <Missing missing={wonJob.missing} /> : <Cost wonJob={wonJob} />}
      <Chart
        label={`Purchased leads by stage: ${bars.map(({ label, bought }) => `${label} ${bought}`).join(", ")}.`}
        broad={BROAD}
        narrow={NARROW}
        draw={(size) => <StageBars bars={bars} size={size} />}
      />
      <ShowAsTable
        caption="Purchased leads by stage"
        headers={["Stage", "Leads"]}
        rows={bars.map(({ label, bought }) => [label, bought])}
      />
    </Card>
  );
}

function Cost({ wonJob }: { wonJob: WonJobCost }) {
  const { costPence, creditPence, spentCredits, wonJobs } = wonJob;
  return (
    <>
      <p className="won-job-cost">{formatPence(costPence ?? 0)}</p>
      <p className="muted">
        {formatCredits(spentCredits)} spent on leads, at {formatPence(creditPence ?? 0)} a credit on average, for{" "}
        {wonJobs} won {wonJobs === 1 ? "job" : "jobs"}. Refunded leads are left out. The price of a credit is what you
        paid by card.
      </p>
    </>
  );
}

function Missing({ missing }: { missing: WonJobCost["missing"] }) {
  const reasons = {
    spent: "You have not spent credits on leads yet.",
    paid: "You have not bought credits by card yet, and credits we gave you have no price.",
    won: (
      <>
        None of your leads is marked as won yet. You can set this under{" "}
        <Link to="/leads?tab=purchased">My Purchased Leads</Link>.
      </>
    ),
  };
  return (
    <div className="muted won-job-missing">
      <p>Not known yet:</p>
      <ul className="ticks-plain">
        {missing.map((part) => (
          <li key={part}>{reasons[part]}</li>
        ))}
      </ul>
    </div>
  );
}

function StageBars({ bars, size }: { bars: readonly StageBar[]; size: ChartSize }) {
  const largest = Math.max(1, ...bars.map(({ bought }) => bought));
  const slot = size.height / bars.length;
  return bars.map(({ label, bought, won }, number) => {
    const middle = slot * (number + 1 / 2);
    const end = xOf(bought / largest, size);
    return (
      <g key={label}>
        <text x={size.left - GAP} y={middle + HALF_LETTER} textAnchor="end">
          {label}
        </text>
        <rect
          className={won ? "bar bar-peak" : "bar"}
          x={size.left}
          y={middle - BAR_HEIGHT / 2}
          width={end - size.left}
          height={BAR_HEIGHT}
          rx={2}
        />
        <text className="is-key" x={end + GAP} y={middle + HALF_LETTER}>
          {bought}
        </text>
      </g>
    );
  });
}
