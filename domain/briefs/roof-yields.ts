import type { BriefAnswers } from "#content/brief/questions.ts";
import { roofsOf } from "#content/brief/words.ts";
import { type Shade, yieldOfRegion } from "#domain/areas/roof-yield.ts";

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
const SHADES: readonly Shade[] = ["none", "modest", "significant", "heavy"];
/** More would promise more precision than a table of regions has. */
const ROUNDED_TO = 5;

export interface RoofYields {
  /** The name of the SAP climate region. */
  region: string;
  /** For each roof: kWh a year per kWp, to the nearest 5; null if its pitch or shade is unknown. */
  kwhPerKwp: (number | null)[];
}

/** Our own figure for each roof of a brief. Undefined if no roof has one. Source: SAP 2012. */
export function roofYields(answers: BriefAnswers, sapRegion: number | undefined): RoofYields | undefined {
  const ours = yieldOfRegion(sapRegion);
  if (!ours) return undefined;
  const kwhPerKwp = roofsOf(answers).map((roof) => {
    const facing = DEGREES[String(roof.facing)];
    const shade = SHADES.find((one) => one === roof.shade);
    const pitch = roof.pitch;
    if (facing === undefined || typeof pitch !== "number" || !shade) return null;
    return Math.round(ours.kwhPerKwp({ facing, pitch, shade }) / ROUNDED_TO) * ROUNDED_TO;
  });
  return kwhPerKwp.some((one) => one !== null) ? { region: ours.region, kwhPerKwp } : undefined;
}
