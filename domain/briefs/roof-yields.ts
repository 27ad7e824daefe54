import type { BriefAnswers } from "#content/brief/questions.ts";
import { roofsOf } from "#content/brief/words.ts";
import type { Shading } from "#domain/planner/inputs/plan-inputs.ts";
import { yieldOfRegion } from "#domain/planner/panels/roof-yield.ts";

const DEGREES: Readonly<Record<string, number>> = {
  north: 0,
  north_east: 45,
  east: 90,
  south_east: 135,
  south: 180,
  south_west: 225,
  west: 270,
  north_west: 315,
};
const SHADES: readonly Shading[] = ["none", "modest", "significant", "heavy"];

export interface RoofYields {
  /** The name of the SAP climate region. */
  region: string;
  /** For each roof: kWh a year per kWp, whole; null if its pitch or shade is unknown. */
  kwhPerKwp: (number | null)[];
}

/** Our planner’s figure for each roof of a brief. Undefined if no roof has one. Source: SAP 2012. */
export function roofYields(answers: BriefAnswers, sapRegion: number | undefined): RoofYields | undefined {
  const ours = yieldOfRegion(sapRegion);
  if (!ours) return undefined;
  const kwhPerKwp = roofsOf(answers).map((roof) => {
    const facing = DEGREES[String(roof.facing)];
    const shade = SHADES.find((one) => one === roof.shade);
    const pitch = roof.pitch;
    if (facing === undefined || typeof pitch !== "number" || !shade) return null;
    return Math.round(ours.kwhPerKwp({ facing, pitch, shade }));
  });
  return kwhPerKwp.some((one) => one !== null) ? { region: ours.region, kwhPerKwp } : undefined;
}
