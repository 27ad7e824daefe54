/** @jsxImportSource #drawn */
import { Figure } from "#app/routes/planner/plan/draw/frame.tsx";
import { Label, Line, Plot, roundSteps, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import { burnsFuel, fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { count, tonnes } from "#content/planner/figures.ts";
import type { HomePlan, Outcome } from "#domain/planner/plan/home-plan.ts";

const HEIGHT = 240;
const LABEL_HEIGHT = 24;

/** kg a year for the home as it is and with the plan. */
export function drawCarbon({ plan, today }: PlanPage): Drawn {
  const { outcome } = shownPlan(plan);
  const years = outcome.carbonByYear;
  return (
    <Figure
      id="carbon-chart"
      title="Carbon of your home, kg a year"
      says={<Says plan={plan} outcome={outcome} />}
      table={{
        caption: "Carbon, kg a year",
        heads: ["Year", "As you live today", "With the plan"],
        rows: years.map(({ year, beforeKg, afterKg }) => [String(year), count(beforeKg), count(afterKg)]),
      }}
      sources={sourcesOf(plan)}
      today={today}
    >
      <Areas years={years} />
    </Figure>
  );
}

function sourcesOf({ inputs }: HomePlan): string[] {
  const { heating } = inputs.energy;
  const fuel = heating === "gas" || heating === "oil" || heating === "lpg" ? [`carbon.${heating}`] : [];
  return ["carbon.electricity", "carbon.floor", "carbon.floorYear", ...fuel];
}

function Says({ plan: { inputs }, outcome }: { plan: HomePlan; outcome: Outcome }): Drawn {
  const { carbonKg, carbonByYear } = outcome;
  const burns = burnsFuel(inputs);
  return (
    <>
      {burns && `${capital(fuelInWords(inputs))} keeps emitting what it always did, while `}
      {burns ? "electricity" : "Electricity"} gets cleaner until 2035. The plan emits{" "}
      <b>{carbonKg >= 0 ? `${tonnes(carbonKg)} less` : `${tonnes(-carbonKg)} more`}</b> by{" "}
      {carbonByYear.at(-1)?.year ?? 0}. What making the equipment emits is not counted.
    </>
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function Areas({ years }: { years: Outcome["carbonByYear"] }): Drawn {
  const before = years.map(({ beforeKg }) => Math.max(0, beforeKg));
  const after = years.map(({ afterKg }) => Math.max(0, afterKg));
  const most = Math.max(1, ...before, ...after);
  const levels = roundSteps(most, 4);
  const top = Math.max(most * 1.1, levels.at(-1) ?? 0);
  const unit = HEIGHT / top;
  const at = (kg: number) => 100 - (kg / top) * 100;
  const floor = years.findIndex(({ year }) => year === 2035);
  return (
    <Plot
      height={HEIGHT}
      levels={levels.map((kg) => [at(kg), count(kg)])}
      labels={
        <>
          <Label left={1} top={at(before[0] ?? 0)} look="above-start is-key">
            as you live today
          </Label>
          {drawName(before, after, { unit, at })}
        </>
      }
      marks={[
        { at: 0, words: String(years[0]?.year ?? "") },
        ...(floor > 0 ? [{ at: (floor / years.length) * 100, words: "2035" }] : []),
        { at: 100, words: String(years.at(-1)?.year ?? "") },
      ]}
    >
      {levels.map((kg) => (
        <Line kind="gridline" y={HEIGHT - kg * unit} />
      ))}
      <path class="area is-before" d={stepsPath({ values: before, zero: HEIGHT, unit })} />
      <path class="area is-after" d={stepsPath({ values: after, zero: HEIGHT, unit })} />
      <Line kind="axis" y={HEIGHT} />
    </Plot>
  );
}

/** The share of the years that the name covers on a phone. */
const NAMED_SHARE = 0.5;

type Scale = { unit: number; at: (kg: number) => number };

/**
 * The name of the plan's area: inside it where the area is high enough for the name's whole length, otherwise above it
 * if there is room.
 */
function drawName(before: readonly number[], after: readonly number[], { unit, at }: Scale): Drawn | undefined {
  const years = Math.ceil(after.length * NAMED_SHARE);
  const lowest = Math.min(...after.slice(0, years));
  const highest = Math.max(...after.slice(0, years));
  const isHigh = lowest * unit > LABEL_HEIGHT;
  const isRoomAbove = (Math.min(...before.slice(0, years)) - highest) * unit > LABEL_HEIGHT;
  if (!isHigh && !isRoomAbove) return undefined;
  return (
    <Label
      left={1}
      top={isHigh ? at(lowest / 2) : at(highest)}
      look={isHigh ? "at-start on-battery is-key" : "above-start is-key"}
    >
      with the plan
    </Label>
  );
}
