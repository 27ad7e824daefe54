import { clockHour, HALF_HOURS } from "./day-grid.ts";
import { type Month, radians } from "./months.ts";

const YEAR_LENGTH = 365;
const DEGREES_AN_HOUR = 15;
const NOON = 12;
/** Outside the air: kW/m² at the mean distance, and how much the distance changes it. Duffie and Beckman 1.4.1. */
const SOLAR_CONSTANT_KW = 1.367;
const DISTANCE_SWING = 0.033;
/** Spencer 1971, minutes: constant, cosine and sine of the year's angle, and of twice it. */
const EQUATION_OF_TIME = { minutes: 229.18, terms: [0.000075, 0.001868, -0.032077, -0.014615, -0.04089] } as const;
/** Collares-Pereira and Rabl 1979: how a day's sun spreads over its hours. */
const DAY_CURVE = { angle: radians(60), a: [0.409, 0.5016], b: [0.6609, -0.4767] } as const;

/** The sun over the middle of a half hour, as a unit vector, and how much of the day's sun falls in it. */
export interface SunPosition {
  readonly halfHour: number;
  readonly up: number;
  readonly north: number;
  readonly east: number;
  /** Shares of the day's total and of its diffuse light. */
  readonly globalShare: number;
  readonly diffuseShare: number;
}

export interface SunPath {
  /** Hour angle of sunset, radians. */
  readonly sunsetAngle: number;
  /** Outside the air: on a surface that faces the sun, kW/m²; on a level one, kWh/m² a day. */
  readonly normalKw: number;
  readonly levelKwh: number;
  /** Half hours with the sun above the horizon. */
  readonly positions: readonly SunPosition[];
}

/**
 * The sun on the middle day of a month, by clock time at a longitude (degrees east). Sources: Spencer 1971 (equation of
 * time), Collares-Pereira and Rabl 1979 (shares), Duffie and Beckman (geometry).
 */
export function sunPath(month: Month, longitude: number): SunPath {
  const { latitude, declination } = month;
  const sunsetAngle = Math.acos(-Math.tan(latitude) * Math.tan(declination));
  const normalKw = SOLAR_CONSTANT_KW * (1 + DISTANCE_SWING * Math.cos((2 * Math.PI * month.midDay) / YEAR_LENGTH));
  const risen = Math.cos(latitude) * Math.cos(declination) * Math.sin(sunsetAngle);
  const levelKwh = (24 / Math.PI) * normalKw * (risen + sunsetAngle * Math.sin(latitude) * Math.sin(declination));
  return { sunsetAngle, normalKw, levelKwh, positions: positionsOf(month, longitude, sunsetAngle) };
}

function positionsOf(month: Month, longitude: number, sunsetAngle: number): SunPosition[] {
  const solarAhead = longitude / DEGREES_AN_HOUR + equationOfTimeMinutes(month.midDay) / 60 - month.clockAheadHours;
  const sinCurve = Math.sin(sunsetAngle - DAY_CURVE.angle);
  const a = DAY_CURVE.a[0] + DAY_CURVE.a[1] * sinCurve;
  const b = DAY_CURVE.b[0] + DAY_CURVE.b[1] * sinCurve;
  const cosSunset = Math.cos(sunsetAngle);
  const up = Array.from({ length: HALF_HOURS }, (_, halfHour) => {
    const angle = radians(DEGREES_AN_HOUR * (clockHour(halfHour) + solarAhead - NOON));
    const height = Math.cos(angle) - cosSunset;
    return { halfHour, angle, height, weight: height * (a + b * Math.cos(angle)) };
  }).filter(({ angle }) => Math.abs(angle) < sunsetAngle);
  const heights = up.reduce((sum, { height }) => sum + height, 0);
  const weights = up.reduce((sum, { weight }) => sum + weight, 0);
  return up.map(({ halfHour, angle, height, weight }) => ({
    halfHour,
    ...direction(month, angle),
    globalShare: weight / weights,
    diffuseShare: height / heights,
  }));
}

function direction({ latitude, declination }: Month, hourAngle: number) {
  const sinLatitude = Math.sin(latitude);
  const cosLatitude = Math.cos(latitude);
  const sinDeclination = Math.sin(declination);
  const cosDeclination = Math.cos(declination);
  return {
    up: sinLatitude * sinDeclination + cosLatitude * cosDeclination * Math.cos(hourAngle),
    north: cosLatitude * sinDeclination - sinLatitude * cosDeclination * Math.cos(hourAngle),
    east: -cosDeclination * Math.sin(hourAngle),
  };
}

function equationOfTimeMinutes(dayOfYear: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 1)) / YEAR_LENGTH;
  const [constant, cos, sin, cosTwice, sinTwice] = EQUATION_OF_TIME.terms;
  const sum =
    constant +
    cos * Math.cos(angle) +
    sin * Math.sin(angle) +
    cosTwice * Math.cos(2 * angle) +
    sinTwice * Math.sin(2 * angle);
  return EQUATION_OF_TIME.minutes * sum;
}
