const POINTS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const DEGREES_BETWEEN = 45;

/** "south-west" for an azimuth of 225: the nearest of eight points. */
export function compassPoint(azimuth: number): string {
  return POINTS[Math.round(azimuth / DEGREES_BETWEEN) % POINTS.length] ?? "";
}
