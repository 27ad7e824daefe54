const EMPTY_TOP = 234;
const UNITS_PER_MM = 20 / 300;

/** The top of a loft's insulation, in units of the drawing. */
export function woolTop(loftMm: number): number {
  return EMPTY_TOP - Math.round(Math.min(300, loftMm) * UNITS_PER_MM);
}
