import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";

/** What homes like the one described really see, to be read before a calculator's rule of thumb. */
export interface CalculatorAnswer {
  /** Ranges in words, under the names that the formula's results have. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** Where in the range a home is, and why. */
  readonly reason: string;
  /** What was not asked. */
  readonly assumed: string;
  readonly source: string;
  /** The query of the whole plan of this home, without the place if that is the average of the UK. */
  readonly planQuery?: string;
}

/** Where and when an answer is worked out. */
export interface Asked {
  readonly place: PlanPlace;
  /** `YYYY-MM-DD`, a London day. */
  readonly today: string;
}

/** A calculator's inputs by field name; a figure that was left blank is 0. */
export type Typed = Readonly<Record<string, number>>;

/** m². Panels of 430 to 460 W are of about 2 m². */
export const ROOF_FOR_ONE_KW = 5;

/** The average climate of the UK, for pages without a place; grants are England’s. */
export const UK: PlanPlace = { outwardCode: "", sapRegion: 0, nation: "England", longitude: -2 };
