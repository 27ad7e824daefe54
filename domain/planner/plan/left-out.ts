import { alreadyThere, otherIsBetter } from "#content/planner/left-out-words.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { type WhyNot, whyNot } from "#domain/planner/inputs/applicable-measures.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { LeftOut } from "#domain/planner/plan/home-plan.ts";
import type { HomeYears } from "#domain/planner/plan/home-years.ts";
import { type MeasureSet, NO_MEASURES, setOf } from "#domain/planner/plan/measure-set.ts";

const BEHIND_METER: WhyNot = { who: null, why: alreadyThere.solar };

/** The measures looked at that this home cannot have, and what each would save for the one who could decide on it. */
export function leftOutOf({ inputs, meter }: HomeModel, years: HomeYears): LeftOut[] {
  const bought = (set: MeasureSet) => {
    const { year, state } = years.best(set);
    return year.sums.import.reduce((sum, kwh) => sum + kwh, 0) + state.fuelKwh + state.awayKwh;
  };
  const savedKwh = (measure: Measure) => bought(NO_MEASURES) - bought(setOf(measure));
  return inputs.excluded.flatMap((measure) => {
    const reason = measure === "solar" && meter?.behind.panels ? BEHIND_METER : whyNot(measure, inputs);
    return reason ? [{ measure, ...reason, savedKwh: reason.who && savedKwh(measure) }] : [];
  });
}

/** Of two kinds of heat pump asked for, the one that is worth less on its own (`npv`: present value of a set, pounds). */
export function lesserHeatPump(asked: readonly Measure[], npv: (set: MeasureSet) => number): LeftOut | undefined {
  const [better, lesser] = (["heatPump", "airToAir"] as const)
    .filter((measure) => asked.includes(measure))
    .map((measure) => ({ measure, pounds: npv(setOf(measure)) }))
    .sort((one, other) => other.pounds - one.pounds);
  if (!better || !lesser) return undefined;
  const why = otherIsBetter(measureNames[better.measure].inSentence, better.pounds, lesser.pounds);
  return { measure: lesser.measure, who: null, why, savedKwh: null };
}
