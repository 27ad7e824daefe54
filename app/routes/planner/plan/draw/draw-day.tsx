/** @jsxImportSource #drawn */
import {
  type DayLayers,
  dayLayers,
  dayScale,
  HALF_HOURS,
  KETTLE_KW,
  PER_HOUR,
  sumAt,
  total,
} from "#app/routes/planner/plan/draw/day-layers.ts";
import { type EnergyColour, Figure, Sides, Sums, Swatch } from "#app/routes/planner/plan/draw/frame.tsx";
import { Label, Line, PLOT_WIDTH, Plot, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import { PriceStrip } from "#app/routes/planner/plan/draw/price-strip.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { oneDecimal, pence, poundsAndPence, twoDecimals } from "#content/planner/figures.ts";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

const HEIGHT = 330;
const CHARGE_HEIGHT = 38;
/** In kWh a day; less is not worth a word. */
const LEAST_KWH = 0.05;

export function drawDay(page: PlanPage, season: "summer" | "winter"): Drawn {
  const { outcome } = shownPlan(page.plan);
  const day = outcome.days[season];
  const layers = dayLayers(day);
  const month = season === "summer" ? "June" : "December";
  const title = `A weekday in ${month}, sun and cloud`;
  const { exportPence } = page.plan.inputs.energy;
  const capacityKwh = outcome.measures.includes("battery") ? page.plan.inputs.battery.kwh : 0;
  const bought = total(day.import.map((kwh, index) => (kwh * (day.importPence[index] ?? 0)) / 100));
  return (
    <Figure
      id={`${season}-chart`}
      title={title}
      says={<Says layers={layers} made={total(day.pv)} exportPence={exportPence} />}
      table={{ caption: `${title}: kWh in each half hour`, heads: HEADS, rows: dayRows(day, layers) }}
      sources={["load.shape", "sap-climate.radiation", "economics.batteryRoundTrip", "tariffs.export"]}
      today={page.today}
    >
      <Sides above="what your home uses" below="what is left of the sun" />
      <div class="day" data-day={season}>
        <Layers layers={layers} scale={dayScale([outcome.days.summer, outcome.days.winter])} />
        <div class="strip">
          <p class="strip-name">What you pay for a kWh from the grid</p>
          <PriceStrip runs={priceRuns(day)} />
        </div>
        {capacityKwh > 0 && <Charge day={day} capacityKwh={capacityKwh} />}
      </div>
      <div class="scrub needs-script">
        <label class="sr-only" for={`${season}-time`}>
          Time of the day in {month}
        </label>
        <input id={`${season}-time`} type="range" min="0" max="47" data-scrub="" value="37" />
        <p data-told="" />
      </div>
      <Sums
        sums={[
          ["Made on the roof", `${oneDecimal(total(day.pv))} kWh`],
          ["Used at home", `${oneDecimal(total(day.load))} kWh`],
          ["Bought", poundsAndPence(bought)],
          ["Sold for", poundsAndPence((total(day.export) * exportPence) / 100)],
        ]}
      />
    </Figure>
  );
}

const HEADS = [
  "Time",
  "Used",
  "From the roof",
  "From the battery",
  "From the grid",
  "Into the battery",
  "Sold",
  "Battery holds",
  "Price",
];

function dayRows(day: DayTrace, layers: DayLayers): string[][] {
  return day.load.map((used, i) => {
    const at = (values: readonly number[]) => twoDecimals(values[i] ?? 0);
    return [
      timeOf(i),
      twoDecimals(used),
      at(layers.roof),
      at(layers.battery),
      at(day.import),
      at(day.charge),
      at(day.export),
      at(day.storedKwh),
      pence(day.importPence[i] ?? 0),
    ];
  });
}

export const timeOf = (halfHour: number) => `${String(halfHour >> 1).padStart(2, "0")}:${halfHour % 2 ? "30" : "00"}`;

function Says({ layers, made, exportPence }: { layers: DayLayers; made: number; exportPence: number }): Drawn {
  const { roof, stored, sold } = layers;
  const hasSun = made >= LEAST_KWH;
  const supplied = suppliedFrom(layers);
  return (
    <>
      {hasSun && (
        <>
          Your roof makes {oneDecimal(made)} kWh: <Swatch colour="sun">{kwhOf(roof)} used at once</Swatch>
          {total(stored) >= LEAST_KWH && (
            <>
              , <Swatch colour="stored">{kwhOf(stored)} into the battery</Swatch>
            </>
          )}
          {total(sold) >= LEAST_KWH && (
            <>
              {" "}
              and{" "}
              <Swatch colour="sold">
                {kwhOf(sold)} sold at {pence(exportPence)}
              </Swatch>
            </>
          )}
          .{" "}
        </>
      )}
      {supplied.length > 0 && (
        <>
          {hasSun ? "The rest comes as " : "The home takes "}
          {supplied.map((swatch, index) => [index > 0 && (index === supplied.length - 1 ? " and " : ", "), swatch])}.
        </>
      )}
    </>
  );
}

function suppliedFrom({ battery, cheapGrid, grid }: DayLayers): Drawn[] {
  const supplied: Drawn[] = [];
  if (total(battery) >= LEAST_KWH) supplied.push(<Swatch colour="battery">{kwhOf(battery)} from the battery</Swatch>);
  if (total(cheapGrid) >= LEAST_KWH) {
    supplied.push(<Swatch colour="night">{kwhOf(cheapGrid)} from the grid in cheap hours</Swatch>);
  }
  if (total(grid) >= LEAST_KWH) {
    supplied.push(<Swatch colour="day">{kwhOf(grid)} from the grid at the full price</Swatch>);
  }
  return supplied;
}

const kwhOf = (values: readonly number[]) => `${oneDecimal(total(values))} kWh`;

function Layers({ layers, scale }: { layers: DayLayers; scale: ReturnType<typeof dayScale> }): Drawn {
  const { above, below, step } = scale;
  const { roof, battery, cheapGrid, grid, stored, sold } = layers;
  const unit = HEIGHT / (above + below);
  const zero = above * unit;
  const at = (kw: number) => ((zero - kw * unit) / HEIGHT) * 100;
  const up = Array.from({ length: Math.floor(above / step) }, (_, index) => (index + 1) * step);
  const down = Array.from({ length: Math.floor(below / step) }, (_, index) => -(index + 1) * step);
  const stacked = (...parts: (readonly number[])[]) => roof.map((_, index) => sumAt(parts, index) * PER_HOUR);
  const drawArea = (colour: EnergyColour, values: readonly number[], way: 1 | -1 = 1) => {
    const d = stepsPath({ values, zero, unit: unit * way });
    return d !== "" && <path class={`area is-${colour}`} d={d} />;
  };
  return (
    <Plot
      height={HEIGHT}
      levels={[
        ...up.map((kw, index) => [at(kw), `${oneDecimal(kw)}${index === up.length - 1 ? " kW" : ""}`] as const),
        [at(0), "0"],
        ...down.map((kw) => [at(kw), oneDecimal(-kw)] as const),
      ]}
      labels={
        <>
          <Label left={34} top={at(KETTLE_KW)} look="above-start is-dim">
            a kettle
          </Label>
          {drawSold(layers, at)}
        </>
      }
      marks={DAY_MARKS}
    >
      {[...up, ...down].map((kw) => (
        <Line kind="gridline" y={zero - kw * unit} />
      ))}
      {/* Painted from the outside in: each silhouette covers the one behind it. */}
      {drawArea("day", stacked(roof, battery, cheapGrid, grid))}
      {drawArea(
        "night",
        stacked(roof, battery, cheapGrid).map((kw, i) => ((cheapGrid[i] ?? 0) > 0 ? kw : 0)),
      )}
      {drawArea("battery", stacked(roof, battery))}
      {drawArea("sun", stacked(roof))}
      {drawArea("sold", stacked(stored, sold), -1)}
      {drawArea("stored", stacked(stored), -1)}
      <Line kind="kettle" y={zero - KETTLE_KW * unit} />
      <Line kind="axis" y={zero} />
      <line class="cursor" x1="0" x2="0" y1="0" y2={HEIGHT} />
    </Plot>
  );
}

const DAY_MARKS = [
  { at: 0, words: "midnight" },
  { at: 25, words: "6 am", wideOnly: true },
  { at: 50, words: "noon" },
  { at: 75, words: "6 pm", wideOnly: true },
  { at: 100, words: "midnight" },
];

/** In kW; a lower area has no room for words. */
const LABEL_KW = 0.9;

function drawSold({ sold, stored }: DayLayers, at: (kw: number) => number): Drawn | undefined {
  const peak = Math.max(...sold);
  if (peak * PER_HOUR < LABEL_KW) return undefined;
  const widest = sold.indexOf(peak);
  const inside = (stored[widest] ?? 0) * PER_HOUR;
  return (
    <Label
      left={((widest + 0.5) / HALF_HOURS) * 100}
      top={at(-(inside + peak * PER_HOUR * 0.45))}
      look="at-centre on-sold is-key"
    >
      sold
    </Label>
  );
}

function priceRuns({ importPence }: DayTrace): { pence: number; share: number }[] {
  const runs: { pence: number; share: number }[] = [];
  for (const price of importPence) {
    const last = runs.at(-1);
    if (last?.pence === price) last.share += 1 / HALF_HOURS;
    else runs.push({ pence: price, share: 1 / HALF_HOURS });
  }
  return runs;
}

function Charge({ day: { storedKwh }, capacityKwh }: { day: DayTrace; capacityKwh: number }): Drawn {
  const d = stepsPath({
    values: storedKwh.map((kwh) => Math.max(0, kwh)),
    zero: CHARGE_HEIGHT,
    unit: CHARGE_HEIGHT / Math.max(capacityKwh, ...storedKwh),
  });
  return (
    <div class="strip">
      <p class="strip-name">
        How full the battery is
        <span>{oneDecimal(capacityKwh)} kWh</span>
      </p>
      <svg class="soc" viewBox={`0 0 ${PLOT_WIDTH} ${CHARGE_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {d !== "" && <path class="area is-battery" d={d} />}
      </svg>
    </div>
  );
}
