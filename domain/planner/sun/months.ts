import sap from "#content/data/planner/sap-climate.json" with { type: "json" };

/** April to October, counted from January as 0: summer time is rounded to whole months. */
const SUMMER_TIME = { from: 3, to: 9 };

/** A month of the year in a SAP climate region. Angles in radians. */
export interface Month {
  /** 0 is January. */
  readonly index: number;
  readonly days: number;
  /** The day of the year in its middle, 1 to 365. */
  readonly midDay: number;
  readonly latitude: number;
  readonly declination: number;
  /** Clock time less Greenwich time, hours. */
  readonly clockAheadHours: number;
  /** Sun on a level surface, mean over all hours. */
  readonly horizontalWm2: number;
  /** Mean air temperature. */
  readonly airC: number;
  /** How far the air is above its mean in the afternoon and below it at night. */
  readonly airSwingK: number;
  /** How much hot water is warmer than cold, and how much more of it is used than in the mean month. */
  readonly waterRiseK: number;
  readonly waterFactor: number;
}

/** The twelve months of a SAP climate region (0 to 21). Source: SAP 2012 Appendix U and tables 1c, 1d. */
export function monthsOf(sapRegion: number): readonly Month[] {
  const region = sap.regions.find(({ id }) => id === sapRegion);
  if (!region) throw new Error(`SAP has no climate region ${sapRegion}`);
  const of = (values: readonly number[], index: number) => values[index] as number;
  return sap.monthDays.map((days, index) => ({
    index,
    days,
    midDay: of(sap.monthMidDay, index),
    latitude: radians(region.latitude),
    declination: radians(of(sap.declinationDeg, index)),
    clockAheadHours: index >= SUMMER_TIME.from && index <= SUMMER_TIME.to ? 1 : 0,
    horizontalWm2: of(region.horizontalWm2, index),
    airC: of(region.temperatureC, index),
    airSwingK: of(sap.airTemperatureAmplitudeK, index),
    waterRiseK: of(sap.dhw.temperatureRiseK, index),
    waterFactor: of(sap.dhw.monthFactor, index),
  }));
}

const STRAIGHT_DEGREES = 180;

/** An angle in degrees as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / STRAIGHT_DEGREES;
}
