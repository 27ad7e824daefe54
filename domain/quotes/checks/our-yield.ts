import facts from "#content/data/solar-yield.json" with { type: "json" };
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";

type SolarQuote = Extract<Quote, { readonly arrays: unknown }>;
type Shade = SolarQuote["arrays"][number]["shade"];

/** What is left of the sun. Source: SAP 10.2, Table M1. */
const SHADE_FACTORS: Readonly<Record<Shade, number>> = { none: 1, modest: 0.8, significant: 0.65, heavy: 0.5 };
const FULL_CIRCLE = 360;
/** From one facing of the table to the next: north, north-east or north-west, east or west, and so on to south. */
const FACING_STEP = 45;

/** Our own figure for the panels of a quote. */
export interface OurYield {
  readonly kwhPerYear: number;
  /** The name of the SAP climate region. */
  readonly region: string;
}

/**
 * The kWh that the panels of a quote make in a year by SAP 2012: kWp of each roof face, times kWh a kWp for region,
 * facing and pitch, times shade; whole kWh. Undefined for an unknown region. Source: content/data/solar-yield.json.
 */
export function ourYield({ kWp, panels, arrays }: SolarQuote, sapRegion: number | undefined): OurYield | undefined {
  const row = facts.sapRegions.find(({ id }) => id === sapRegion);
  if (!row) return undefined;
  const perKwp = arrays.map(
    ({ panels: here, facing, pitch, shade }) =>
      (here / panels) * between(row.byFacing, facing, pitch) * SHADE_FACTORS[shade],
  );
  const kwhPerYear = Math.round(kWp * perKwp.reduce((sum, one) => sum + one, 0));
  return { kwhPerYear, region: row.name };
}

/** The table's value where it has one, else on the straight line between its neighbours. */
function between(byFacing: readonly (readonly number[])[], facing: number, pitch: number): number {
  const fromNorth = Math.min(facing, FULL_CIRCLE - facing);
  const step = Math.min(Math.floor(fromNorth / FACING_STEP), byFacing.length - 2);
  const [one = [], other = []] = byFacing.slice(step, step + 2);
  const share = fromNorth / FACING_STEP - step;
  return atPitch(one, pitch) * (1 - share) + atPitch(other, pitch) * share;
}

function atPitch(row: readonly number[], pitch: number): number {
  const pitches = facts.table.pitchDegrees;
  const upper = Math.max(
    pitches.findIndex((one) => one >= pitch),
    1,
  );
  const [low = 0, high = 0] = pitches.slice(upper - 1, upper + 1);
  const [from = 0, to = 0] = row.slice(upper - 1, upper + 1);
  return from + ((to - from) * (pitch - low)) / (high - low);
}
