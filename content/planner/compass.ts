const POINTS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const DEGREES_BETWEEN = 45;

/** "south-west" for an azimuth of 225: the nearest of eight points. */
export function compassPoint(azimuth: number): string {
  return POINTS[Math.round(azimuth / DEGREES_BETWEEN) % POINTS.length] ?? "";
}

/** The name in an address of a form's point of the compass, for a direction whose degrees were not typed. */
export const facingQuery = "facing";

/** The points as a form offers them, in degrees from north. */
export const compassPoints = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].map((letters, eighth) => ({
  letters,
  azimuth: eighth * DEGREES_BETWEEN,
}));
