/** WGS84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth (IUGG), 6,371.0088 km. */
const EARTH_RADIUS_MILES = 3958.7613;
const HALF_TURN_DEGREES = 180;

/** The great-circle distance as the crow flies, in miles, unrounded (haversine formula on a sphere: within 0.5%). */
export function distanceMiles(from: Position, to: Position): number {
  const northward = radians(to.latitude - from.latitude);
  const eastward = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(northward / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(eastward / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / HALF_TURN_DEGREES;
}
