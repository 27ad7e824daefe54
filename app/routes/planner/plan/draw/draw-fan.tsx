/** @jsxImportSource #drawn */
import { Figure, Sums } from "#app/routes/planner/plan/draw/frame.tsx";
import {
  bandPath,
  Label,
  Line,
  linePath,
  PLOT_WIDTH,
  Plot,
  roundStep,
  shortNumber,
} from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, gainPounds, paybackRange, pounds } from "#content/planner/figures.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";

const HEIGHT = 300;
const INVERTER_YEAR = 12;

/** Money invested and earned back, year by year; eight in ten outcomes lie in the band. */
export function drawFan({ plan, today }: PlanPage): Drawn {
  const { outcome } = shownPlan(plan);
  return (
    <Figure
      id="years-chart"
      title="Money put in and got back, in pounds of today"
      says={<Says outcome={outcome} />}
      table={{
        caption: "Money put in and got back, pounds of today",
        heads: ["Year", "One in ten below", "Middle", "One in ten above"],
        rows: outcome.cumulative.map((band, year) => [year === 0 ? "Start" : String(year), ...band.map(pounds)]),
      }}
      sources={[
        "economics.discountRateReal",
        "economics.priceGrowth",
        "economics.panelFade",
        "economics.batteryLife",
        "costs.inverter",
      ]}
      today={today}
    >
      <Band outcome={outcome} />
      <Sums sums={worthToday(outcome)} />
      <p class="small muted">
        These are what the plan is worth today: later pounds count less, as the Treasury's Green Book does it.
      </p>
    </Figure>
  );
}

function worthToday({ npvByPriceGrowth, npvPounds }: Outcome): [string, string][] {
  const others = npvByPriceGrowth.map(({ growth, npvPounds: npv }): [string, string] => [
    growthInWords(growth),
    aboutPounds(npv),
  ]);
  return [["At our central figures", aboutPounds(npvPounds)], ...others];
}

function growthInWords(growth: number): string {
  const percent = `${Math.abs(Math.round(growth * 1000) / 10)}%`;
  return growth < 0 ? `If prices fall ${percent} a year` : `If prices rise ${percent} a year`;
}

function Says({ outcome: { cumulative, bands, measures, costPounds } }: { outcome: Outcome }): Drawn {
  const [low, middle, high] = cumulative.at(-1) ?? [0, 0, 0];
  const payback =
    bands.payback[0] === null ? "It is not back within 20 years" : `It is back after ${paybackRange(bands.payback)}`;
  return (
    <>
      You pay {aboutPounds(costPounds)} at the start. {payback}, and after 20 years the middle of our 500 sums stands at{" "}
      <b>{gainPounds(middle)}</b>: one in ten ends below <Amount pounds={low} />, one in ten above{" "}
      <Amount pounds={high} />.
      {measures.includes("solar") ? ` The dip in year ${INVERTER_YEAR} is a new inverter.` : ""}
    </>
  );
}

/** Keeps a minus sign with its amount at the end of a line. */
const Amount = ({ pounds: amount }: { pounds: number }) => <span class="together">{gainPounds(amount)}</span>;

function Band({ outcome: { cumulative, bands } }: { outcome: Outcome }): Drawn {
  const lows = cumulative.map(([low]) => low);
  const middles = cumulative.map(([, middle]) => middle);
  const highs = cumulative.map(([, , high]) => high);
  const bottom = Math.min(0, ...lows) * 1.08;
  const top = Math.max(1, ...highs) * 1.08;
  const place = (value: number) => ((top - value) / (top - bottom)) * HEIGHT;
  const at = (value: number) => (place(value) / HEIGHT) * 100;
  const step = roundStep(top - bottom, 6);
  const from = Math.ceil(bottom / step);
  const levels = Array.from({ length: Math.floor(top / step) - from + 1 }, (_, index) => (from + index) * step);
  const [, middle, high] = cumulative.at(-1) ?? [0, 0, 0];
  return (
    <Plot
      height={HEIGHT}
      levels={levels.map((value) => [at(value), inThousands(value)])}
      labels={
        <>
          <Label left={100} top={at(high)} look="above-end is-dim">
            1 in 10 above {aboutPounds(high)}
          </Label>
          <Label left={99} top={at(middle)} look="at-end on-band is-key">
            middle {aboutPounds(middle)}
          </Label>
        </>
      }
      marks={[
        { at: 0, words: "start" },
        { at: 25, words: "5" },
        { at: 50, words: "10" },
        { at: 75, words: "15", wideOnly: true },
        { at: 100, words: "20 years" },
      ]}
    >
      {levels
        .filter((value) => value !== 0)
        .map((value) => (
          <Line kind="gridline" y={place(value)} />
        ))}
      <path class="area is-band" d={bandPath({ values: highs, place }, { values: lows, place })} />
      <path class="middle" d={linePath({ values: middles, place })} />
      <Line kind="axis" y={place(0)} />
      {drawPaidBack(bands.payback, place(0))}
    </Plot>
  );
}

/** When the investment is paid back: the earliest and latest of eight in ten outcomes. */
function drawPaidBack([low, , high]: Outcome["bands"]["payback"], y: number): Drawn | undefined {
  if (low === null) return undefined;
  const x = (year: number) => shortNumber((year / 20) * PLOT_WIDTH);
  return <line class="paid-back" x1={x(low)} x2={x(high ?? 20)} y1={shortNumber(y)} y2={shortNumber(y)} />;
}

function inThousands(value: number): string {
  if (value === 0) return "0";
  const thousands = Math.round(Math.abs(value) / 100) / 10;
  return `${value < 0 ? "−" : "+"}£${thousands}k`;
}
