/** The day the planner's figures were checked. Any fixed number would do, but it must not change. */
const SEED = 20261122;
export const DRAWS = 500;
const CLIPPED_AT = 3;
const UINT32 = 2 ** 32;
/** Constants of mulberry32 (Tommy Ettinger, public domain). */
const MIX = { step: 0x6d2b79f5, first: 15, second: 7, last: 14, odd: 61 };

/** One draw of the unknowns: standard normals limited to three, and uniform numbers from 0 to 1. */
export interface Draw {
  readonly sun: number;
  readonly use: number;
  readonly battery: number;
  readonly heat: number;
  readonly quality: number;
  readonly exported: number;
  readonly cost: number;
  readonly electricityGrowth: number;
  readonly gasGrowth: number;
}

/** The same 500 draws for every plan, in the order of their fields. Plans differ by their homes, never by chance. */
export const draws: readonly Draw[] = drawAll();

function drawAll(): Draw[] {
  const even = mulberry32(SEED);
  const normal = () => {
    const radius = Math.sqrt(-2 * Math.log(1 - even()));
    return Math.max(-CLIPPED_AT, Math.min(CLIPPED_AT, radius * Math.cos(2 * Math.PI * even())));
  };
  // The fields' order is the order of the draws, so it must not change.
  return Array.from({ length: DRAWS }, () => ({
    sun: normal(),
    use: normal(),
    battery: normal(),
    heat: normal(),
    quality: even(),
    exported: even(),
    cost: even(),
    electricityGrowth: normal(),
    gasGrowth: normal(),
  }));
}

/** Uniform numbers from 0 to under 1, the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + MIX.step) | 0;
    let mixed = Math.imul(state ^ (state >>> MIX.first), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> MIX.second), MIX.odd | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> MIX.last)) >>> 0) / UINT32;
  };
}

/** A triangle between a and b with its top at c, for an even chance u. Where a, b and c are one, that one. */
export function triangle(u: number, a: number, c: number, b: number): number {
  if (b <= a) return c;
  return u < (c - a) / (b - a) ? a + Math.sqrt(u * (b - a) * (c - a)) : b - Math.sqrt((1 - u) * (b - a) * (b - c));
}
