/** @jsxImportSource #drawn */

import { type EnergyColour, Figure, Sides, Sums, Swatch } from "#app/routes/planner/plan/draw/frame.tsx";
import { Line, PLOT_WIDTH, Plot, roundStep, shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutKwh, count, percent } from "#content/planner/figures.ts";
import { MONTHS } from "#content/planner/months.ts";
import type { MonthTotals } from "#domain/planner/year/year-record.ts";

const HEIGHT = 280;
const BAR_SHARE = 0.74;

/** Twelve months: above the line what the home uses, below it what is sold. */
export function drawYear({ plan, today }: PlanPage): Drawn {
  const { months, year } = shownPlan(plan).outcome;
  return (
    <Figure
      id="year-chart"
      title="Twelve months, in kWh"
      says={<Says months={months} load={year.load} />}
      table={tableOf(months)}
      sources={[
        "sap-climate.radiation",
        "economics.irradianceCalibration",
        "load.typicalElectricity",
        "self-consumption.sap",
      ]}
      today={today}
    >
      <Sides above="what the home uses" below="what is sold" />
      <Months months={months} />
      <Sums
        sums={[
          ["Made on the roof", aboutKwh(year.pv)],
          ["Used as it is made", aboutKwh(year.direct)],
          ["Bought from the grid", aboutKwh(year.import)],
          ["Sold", aboutKwh(year.export)],
        ]}
      />
    </Figure>
  );
}

function tableOf(months: readonly MonthTotals[]) {
  const hasFuel = months.some(({ fuel }) => fuel >= 1);
  const heads = ["Month", "Used", "Sun, used at once", "From the battery", "From the grid", "Made", "Sold"];
  return {
    caption: "Twelve months, kWh",
    heads: hasFuel ? [...heads, "Fuel"] : heads,
    rows: months.map(({ load, direct, fromBattery, import: bought, pv, export: sold, fuel }, index) => {
      const figures = [load, direct, fromBattery, bought, pv, sold];
      return [MONTHS[index] ?? "", ...(hasFuel ? [...figures, fuel] : figures).map(count)];
    }),
  };
}

function Says({ months, load }: { months: readonly MonthTotals[]; load: number }): Drawn {
  const sum = (of: (month: MonthTotals) => number) => months.reduce((all, month) => all + of(month), 0);
  const battery = sum(({ fromBattery }) => fromBattery);
  const shareOf = (kwh: number) => percent(kwh / Math.max(1, load));
  if (sum(({ pv }) => pv) < 1) {
    return (
      <>
        The home takes all its electricity from the <Swatch colour="grid">grid</Swatch>, most of it in winter.
      </>
    );
  }
  return (
    <>
      <Swatch colour="sun">Sun used at once</Swatch> covers {shareOf(sum(({ direct }) => direct))} of what the home uses
      in a year
      {battery >= 1 && (
        <>
          , <Swatch colour="battery">the battery</Swatch> gives {shareOf(battery)}
        </>
      )}
      , and the rest comes from <Swatch colour="grid">the grid</Swatch>.
      {sum((month) => month.export) >= 1 && (
        <>
          {" "}
          What is left of the sun is <Swatch colour="sold">sold</Swatch>.
        </>
      )}
    </>
  );
}

function Months({ months }: { months: readonly MonthTotals[] }): Drawn {
  const used = ({ direct, fromBattery, import: bought }: MonthTotals) => direct + fromBattery + bought;
  const above = Math.max(1, ...months.map(used)) * 1.06;
  const below = Math.max(...months.map((month) => month.export), above * 0.12) * 1.06;
  const unit = HEIGHT / (above + below);
  const step = roundStep(above + below, 5);
  const zero = above * unit;
  const slot = PLOT_WIDTH / months.length;
  const drawBar = (colour: EnergyColour, index: number, from: number, to: number) => {
    const height = Math.abs(to - from) * unit;
    if (height < 0.1) return undefined;
    return (
      <rect
        class={`area is-${colour}`}
        x={shortNumber(slot * (index + (1 - BAR_SHARE) / 2))}
        y={shortNumber(zero - Math.max(from, to) * unit)}
        width={shortNumber(slot * BAR_SHARE)}
        height={shortNumber(height)}
      />
    );
  };
  const levels = [...upTo(above, step), ...upTo(below, step).map((kwh) => -kwh)];
  const at = (kwh: number) => ((zero - kwh * unit) / HEIGHT) * 100;
  return (
    <Plot
      height={HEIGHT}
      levels={[0, ...levels].map((kwh) => [at(kwh), count(Math.abs(kwh))])}
      marks={MONTHS.map((month, index) => ({
        at: ((index + 0.5) / months.length) * 100,
        words: month.slice(0, 3),
        wideOnly: index % 3 !== 0,
      }))}
    >
      {levels.map((kwh) => (
        <Line kind="gridline" y={zero - kwh * unit} />
      ))}
      {months.map((month, index) => (
        <>
          {drawBar("sun", index, 0, month.direct)}
          {drawBar("battery", index, month.direct, month.direct + month.fromBattery)}
          {drawBar("grid", index, month.direct + month.fromBattery, used(month))}
          {drawBar("sold", index, 0, -month.export)}
        </>
      ))}
      <Line kind="axis" y={zero} />
    </Plot>
  );
}

const upTo = (most: number, step: number) =>
  Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
