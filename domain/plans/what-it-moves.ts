import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { type Assumption, findAssumption } from "#domain/assumptions/register.ts";
import { assumptionRange } from "#domain/planner/inputs/assumption-range.ts";
import { readJson } from "#domain/planner/inputs/read-inputs.ts";
import { type HomeAnswers, homeAnswers } from "#domain/planner/plan/home-answers.ts";

/** The home used for the trials; everything else is the planner's assumption. */
const HOME = { postcode: "CR0", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };
/** For figures whose source gives no range: a tenth either way. */
const TENTH = 0.1;

/**
 * The values between which a figure is tried, and whether they come from its source; undefined if nobody may change it.
 */
export interface TriedRange {
  readonly low: number;
  readonly high: number;
  readonly isStated: boolean;
}

/** How far an answer moves, in pounds, from `ours` to either end of the figure's range. */
export interface Moved {
  readonly answer: keyof HomeAnswers;
  readonly ours: number;
  readonly atLow: number;
  readonly atHigh: number;
}

/** The range in which a figure is tried, within what readers may enter. */
export function triedRange({ id, value, low, high }: Pick<Assumption, "id" | "value" | "low" | "high">) {
  const range = assumptionRange(id);
  if (!range || typeof value !== "number") return undefined;
  const tenth = Math.abs(value) * TENTH;
  return {
    low: Math.max(range.min, low ?? value - tenth),
    high: Math.min(range.max, high ?? value + tenth),
    isStated: low !== null || high !== null,
  } satisfies TriedRange;
}

/**
 * How far the answers for a typical home (a 1919 to 1944 semi with three bedrooms and a gas boiler in CR0) move when
 * the figure with this id goes to either end of its range, on `today` (`YYYY-MM-DD`, London). Undefined for figures
 * that no plan uses as a number.
 */
export function whatItMoves(id: string, today: string): { range: TriedRange; moved: Moved[] } | undefined {
  const row = findAssumption(id);
  const range = row?.usedBy.includes("planner") ? triedRange(row) : undefined;
  if (!range) return undefined;
  const ours = answersWith({}, today);
  const low = answersWith({ [id]: range.low }, today);
  const high = answersWith({ [id]: range.high }, today);
  const moved = (["solar", "solarAndBattery", "heatPump", "bill"] as const).map((answer) => ({
    answer,
    ours: ours[answer],
    atLow: low[answer] - ours[answer],
    atHigh: high[answer] - ours[answer],
  }));
  return { range, moved };
}

function answersWith(assumptions: Readonly<Record<string, number>>, today: string): HomeAnswers {
  const read = readJson({ ...HOME, assumptions }, { today, findPlace: findPlanPlace });
  if ("errors" in read) throw new Error(`the planner refuses its own typical home: ${JSON.stringify(read.errors)}`);
  return homeAnswers(read.inputs, read.place, today);
}
