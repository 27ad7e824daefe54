import facts from "#content/data/solar-yield.json" with { type: "json" };

/** The share of sunlight that is left. Source: SAP 10.2, Table M1. */
const SHADE_FACTORS = { none: 1, modest: 0.8, significant: 0.65, heavy: 0.5 } as const;

export type Shade = keyof typeof SHADE_FACTORS;

export interface RoofFace {
  /** Degrees from north, clockwise: 180 is south. */
  readonly facing: number;
  readonly pitch: number;
  readonly shade: Shade;
}

const FULL_CIRCLE = 360;
/** The step between facings in the table: north, north-east or north-west, east or west, and so on to south. */
const FACING_STEP = 45;

/** The name of a SAP climate region and the annual output of 1 kWp there; undefined for an unknown region. */
export interface RegionYield {
  readonly region: string;
  /** kWh per kWp by facing, pitch and shade, not rounded. Source: SAP 2012, content/data/solar-yield.json. */
  kwhPerKwp(face: RoofFace): number;
}

/** The roof yields of a SAP climate region; undefined for an unknown one. */
export function yieldOfRegion(sapRegion: number | undefined): RegionYield | undefined {
  const row = facts.sapRegions.find(({ id }) => id === sapRegion);
  if (!row) return undefined;
  return {
    region: row.name,
    kwhPerKwp: ({ facing, pitch, shade }) => between(row.byFacing, facing, pitch) * SHADE_FACTORS[shade],
  };
}

/** The table's value, interpolated linearly between its neighbours where there is none. */
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
