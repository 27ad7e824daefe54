const EMPTY_TOP = 234;
const UNITS_PER_MM = 20 / 300;

/** Drawn where nobody knows. */
const TYPICAL_MM = 200;

/** The top of a loft's insulation, in units of the drawing. */
export function woolTop(loftMm: number | null): number {
  return EMPTY_TOP - Math.round(Math.min(300, loftMm ?? TYPICAL_MM) * UNITS_PER_MM);
}
