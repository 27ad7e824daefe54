import { figures } from "#content/figures/shared-figures.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { yearsOf } from "#domain/planner/plan/home-years.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { TYPICAL_HOME } from "#domain/plans/typical-solar-home.ts";
import type { Asked } from "./answer.ts";

/** Whose price cap it is, and of which quarter. */
export const PRICE_CAP_SOURCE = findAssumption("tariffs.cap")?.institution ?? "";
export const PLANNER_SOURCE = `Our planner; ${PRICE_CAP_SOURCE}, with the VAT on electricity that returns in April 2027`;

export const LENGTH_OF_YEAR = 365;
const PENCE_PER_POUND = 100;

/** Answers of the planner's form by their query names; `m` lists the measures, and undefined is left to us. */
export type HomeAnswers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

interface Planned {
  readonly plan: HomePlan;
  /** The query of this plan's page; without a postcode for the average of the UK. */
  readonly query: string;
}

/** The plan of our typical home with these answers. Answers that the planner refuses throw. */
export function planOf(answers: HomeAnswers, asked: Asked): Planned {
  const { inputs, query } = inputsOf(answers, asked);
  return { plan: planHome(inputs, asked.place, asked.today), query };
}

/** The years of this home with any measures, where no spread of money is wanted: a fraction of a plan's work. */
export function yearsOfHome(answers: HomeAnswers, asked: Asked) {
  const { inputs, query } = inputsOf(answers, asked);
  const model = modelOf(inputs, asked.place, asked.today);
  return { model, years: yearsOf(model), query };
}

function inputsOf(answers: HomeAnswers, { place, today }: Asked): { inputs: PlanInputs; query: string } {
  const asked = new URLSearchParams({ postcode: place.outwardCode || "UK", ...TYPICAL_HOME });
  for (const [name, value] of Object.entries(answers)) {
    if (value === undefined) continue;
    asked.delete(name);
    for (const one of [value].flat()) asked.append(name, String(one));
  }
  const read = readQuery(asked, { today, findPlace: () => place });
  if ("errors" in read) throw new Error(`the planner refuses a calculator’s home: ${JSON.stringify(read.errors)}`);
  const query = planQuery(read, today);
  if (place.outwardCode === "") query.delete("postcode");
  return { inputs: read.inputs, query: query.toString() };
}

/** kWh a year of an electricity bill in pounds a year, at today's price cap; undefined without a bill. */
export function electricityKwhOf(poundsPerYear: number): number | undefined {
  const { electricityPence, electricityStandingPence } = figures;
  return kwhOf(poundsPerYear, electricityPence, electricityStandingPence, energyFields.electricityKwh);
}

/** kWh a year of a bill in pounds a year, at pence a kWh and a day, within the planner's limits. */
export function kwhOf(poundsPerYear: number, pence: number, standingPence: number, limits: Limits): number | undefined {
  if (poundsPerYear === 0) return undefined;
  return Math.round(within((poundsPerYear * PENCE_PER_POUND - standingPence * LENGTH_OF_YEAR) / pence, limits));
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** "7.97p". */
export const pencePerKwh = (rate: number): string => `${Number(rate.toFixed(2))}p`;

/** The value, or the limit that it is beyond. */
export function within(value: number, { min, max }: Limits): number {
  return Math.min(Math.max(value, min), max);
}
