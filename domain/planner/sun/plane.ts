import sap from "#content/data/planner/sap-climate.json" with { type: "json" };
import { type Month, radians } from "./months.ts";

const FULL_CIRCLE = 360;
/** Between two of SAP's five columns: N, NE/NW, E/W, SE/SW, S. East counts as west. */
const COLUMN_DEGREES = 45;
/** A month's mean of 1 W/m² over one day, in kWh/m². */
const KWH_FROM_WATTS = 24 / 1000;

/** A roof face or another plane, in degrees: from north clockwise, and from level. */
export interface Plane {
  readonly azimuth: number;
  readonly pitch: number;
}

/**
 * Sun on a plane in each month, kWh/m², above 0 for every plane. Between SAP's orientations it is linear in azimuth.
 * Source: SAP 2012 Appendix U, formula U3.2.
 */
export function planeKwhPerM2(months: readonly Month[], plane: Plane): number[] {
  const ratio = ratioToLevel(plane);
  return months.map((month) => {
    const levelKwh = KWH_FROM_WATTS * month.days * month.horizontalWm2;
    return levelKwh * ratio(Math.cos(month.latitude - month.declination));
  });
}

/** The ratio of the sun on the plane to that on a level one, by the cosine of latitude less declination. */
function ratioToLevel(plane: Plane): (x: number) => number {
  const k = coefficients(plane.azimuth);
  const s = Math.sin(radians(plane.pitch) / 2);
  const cubic = (first: number, second: number, third: number) => ((first * s + second) * s + third) * s;
  const a = cubic(k("1"), k("2"), k("3"));
  const b = cubic(k("4"), k("5"), k("6"));
  const c = cubic(k("7"), k("8"), k("9")) + 1;
  return (x) => (a * x + b) * x + c;
}

/** Table U5, at this azimuth. */
function coefficients(azimuth: number): (name: keyof typeof sap.k) => number {
  const fromNorth = Math.min(azimuth, FULL_CIRCLE - azimuth) / COLUMN_DEGREES;
  const left = Math.floor(fromNorth);
  const share = fromNorth - left;
  return (name) => {
    const row: readonly number[] = sap.k[name];
    const atLeft = row[left] as number;
    return share === 0 ? atLeft : atLeft + share * ((row[left + 1] as number) - atLeft);
  };
}
