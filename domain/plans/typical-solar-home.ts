import type { Area } from "#domain/areas/area.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { usualArray } from "#domain/planner/inputs/usual-answers.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

/** The home that pages speak of where they know none; everything else is the planner's assumption. */
export const TYPICAL_HOME = { type: "semi", built: "1919-1944", beds: "3", heating: "gas" };

export interface TypicalSolarHome {
  /** Its location within the area. */
  readonly outwardCode: string;
  readonly arrayKw: number;
  /** kWh, not rounded, like all figures here. */
  readonly kwhPerYear: number;
  readonly usedAtHomeKwhPerYear: number;
  /** From low to high, for the first year: electricity not bought plus payment for exports. */
  readonly savedPoundsPerYear: { readonly low: number; readonly high: number };
}

const ofToday = new Map<string, TypicalSolarHome>();
let dayOfThose = "";

/**
 * The planner's results for 4 kW of panels facing south at 35 degrees on a 1919 to 1944 semi with three bedrooms and a
 * gas boiler in an area, on `today` (`YYYY-MM-DD`, London). One in ten homes saves less than low, one in ten more than
 * high. In Northern Ireland the pounds are based on Great Britain's prices, and no page should show them.
 */
export function typicalSolarHome(area: Area, today: string): TypicalSolarHome {
  if (today !== dayOfThose) {
    ofToday.clear();
    dayOfThose = today;
  }
  const known = ofToday.get(area.slug) ?? planned(area, today);
  ofToday.set(area.slug, known);
  return known;
}

/** The planner's location for homes in an area: the first of its outward codes in its SAP region. */
export function typicalPlace({ slug, outwardCodes, sapRegion }: Area): PlanPlace {
  const place = outwardCodes.map(findPlanPlace).find((one) => one?.sapRegion === sapRegion);
  if (!place) throw new Error(`${slug}: no outward code in its SAP region`);
  return place;
}

function planned(area: Area, today: string): TypicalSolarHome {
  const place = typicalPlace(area);
  const query = new URLSearchParams({ postcode: place.outwardCode, ...TYPICAL_HOME, m: "solar" });
  const read = readQuery(query, { today, findPlace: () => place });
  if ("errors" in read) throw new Error(`the planner refuses its own typical home: ${JSON.stringify(read.errors)}`);
  const { solar, asked } = planHome(read.inputs, place, today);
  const [low, , high] = asked.ranges.firstYear;
  return {
    outwardCode: place.outwardCode,
    arrayKw: usualArray.kwp,
    kwhPerYear: solar.kwhPerYear,
    usedAtHomeKwhPerYear: asked.year.direct,
    savedPoundsPerYear: { low, high },
  };
}
