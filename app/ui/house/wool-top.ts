const EMPTY_TOP = 234;
const UNITS_PER_MM = 20 / 300;

/** How far down the wool of a loft begins, in units of the drawing. */
export function woolTop(loftMm: number): number {
  return EMPTY_TOP - Math.round(Math.min(300, loftMm) * UNITS_PER_MM);
}
