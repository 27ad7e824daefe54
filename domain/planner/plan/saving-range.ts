import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band } from "#domain/planner/money/band.ts";
import { planHome } from "./plan-home.ts";

interface Home {
  readonly inputs: PlanInputs;
  readonly place: PlanPlace;
  /** Paths the reader answered. */
  readonly given: ReadonlySet<string>;
}

/** First-year savings from panels in this home, in pounds: alone, or with the battery the reader named. */
export function savingRange({ inputs, place, given }: Home, today: string): Band {
  const withBattery = given.has("battery.kwh") && inputs.battery.kwh > 0;
  const measures = withBattery ? (["solar", "battery"] as const) : (["solar"] as const);
  return planHome({ ...inputs, measures }, place, today).asked.ranges.firstYear;
}
