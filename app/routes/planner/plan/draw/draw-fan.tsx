/** @jsxImportSource #drawn */
import { Figure, Sums } from "#app/routes/planner/plan/draw/frame.tsx";
import { bandPath, Label, Line, linePath, Plot, roundStep } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, betterOff, pounds } from "#content/planner/figures.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";

const HEIGHT = 300;
const INVERTER_YEAR = 12;

/** What the plan has come to be worth, year by year; eight in ten outcomes lie in the band. */
export function drawFan({ plan, today }: PlanPage): Drawn {
  const { outcome } = shownPlan(plan);
  return (
    <Figure
      id="years-chart"
      title="Better off after so many years, in today’s money"
      says={<Says outcome={outcome} />}
      table={{
        caption: "Better off after so many years, in today’s money",
        heads: ["Year", "One in ten below", "At our figures", "One in ten above"],
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
      <details class="more">
        <summary>Without discounting</summary>
        <p class="small">
          If a pound in 20 years counted as much as one today:{" "}
          {pounds(outcome.flows.reduce((sum, flow) => sum + flow, 0))}.
        </p>
      </details>
    </Figure>
  );
}

/** Better off over 20 years, at our figures and at other prices. */
function worthToday({ npvByPriceGrowth, npvPounds }: Outcome): [string, string][] {
  const others = npvByPriceGrowth.map(({ growth, npvPounds: npv }): [string, string] => [
    growthInWords(growth),
    pounds(npv),
  ]);
  return [["At our figures", pounds(npvPounds)], ...others];
}

function growthInWords(growth: number): string {
  const percent = `${Math.abs(Math.round(growth * 1000) / 10)}%`;
  return growth < 0 ? `If prices fall ${percent} a year` : `If prices rise ${percent} a year`;
}

function Says({ outcome: { npvPounds, ranges, measures, costPounds } }: { outcome: Outcome }): Drawn {
  const [low, , high] = ranges.npv;
  return (
    <>
      You pay {aboutPounds(costPounds)} at the start, and after 20 years you are <b>{betterOff(npvPounds)}</b>: one in
      ten ends below <Amount pounds={low} />, one in ten above <Amount pounds={high} />. Later pounds count less, as the
      Treasury’s Green Book does it.
      {measures.includes("solar") ? ` The dip in year ${INVERTER_YEAR} is a new inverter.` : ""}
    </>
  );
}

/** Keeps a minus sign with its amount at the end of a line. */
const Amount = ({ pounds: amount }: { pounds: number }) => <span class="together">{aboutPounds(amount)}</span>;

function Band({ outcome: { cumulative } }: { outcome: Outcome }): Drawn {
  const lows = cumulative.map(([low]) => low);
  const centres = cumulative.map(([, centre]) => centre);
  const highs = cumulative.map(([, , high]) => high);
  const bottom = Math.min(0, ...lows, ...centres) * 1.08;
  const top = Math.max(1, ...highs, ...centres) * 1.08;
  const place = (value: number) => ((top - value) / (top - bottom)) * HEIGHT;
  const at = (value: number) => (place(value) / HEIGHT) * 100;
  const step = roundStep(top - bottom, 6);
  const from = Math.ceil(bottom / step);
  const levels = Array.from({ length: Math.floor(top / step) - from + 1 }, (_, index) => (from + index) * step);
  const [, centre, high] = cumulative.at(-1) ?? [0, 0, 0];
  return (
    <Plot
      height={HEIGHT}
      levels={levels.map((value) => [at(value), inThousands(value)])}
      labels={
        <>
          <Label left={100} top={at(high)} look="above-end is-dim">
            1 in 10 above {aboutPounds(high)}
          </Label>
          <Label left={99} top={at(centre)} look="at-end on-band is-key">
            {pounds(centre)}
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
      <path class="middle" d={linePath({ values: centres, place })} />
      <Line kind="axis" y={place(0)} />
    </Plot>
  );
}

function inThousands(value: number): string {
  if (value === 0) return "0";
  const thousands = Math.round(Math.abs(value) / 100) / 10;
  return `${value < 0 ? "−" : "+"}£${thousands}k`;
}
