import { radians } from "./months.ts";

/** Bendt, Collares-Pereira and Rabl 1981: how the clearness of days spreads about a month's mean; fit of Herzog 1985. */
const LEAST_CLEAR = 0.05;
const MOST_CLEAR = { base: 0.6313, slope: 0.267, bend: 11.9, centre: 0.75, power: 8 };
const SPREAD = { base: -1.498, slope: 1.184, height: 27.182, decay: 1.5 };
/** The middles of three equally likely thirds of the days. */
const SKY_MIDDLES = [1 / 6, 1 / 2, 5 / 6] as const;

/** Erbs, Klein and Duffie 1982: diffuse share of a day's sun by its clearness. Lowest power first. */
const WINTER_SUNSET = radians(81.4);
const WINTER_DAY = { powers: [1, -0.2727, 2.4495, -11.9514, 9.3879], until: 0.715, beyond: 0.143 };
const LONGER_DAY = { powers: [1, 0.2832, -2.5557, 0.8448], until: 0.722, beyond: 0.175 };

/**
 * The clearness (sun on the ground over sun outside the air) of a dull, a mixed and a bright day, equally likely, whose
 * mean is that of the month (above 0.05). Source: Bendt, Collares-Pereira and Rabl 1981, Herzog 1985.
 */
export function clearnessOfDays(mean: number): readonly number[] {
  const most =
    MOST_CLEAR.base + MOST_CLEAR.slope * mean - MOST_CLEAR.bend * (mean - MOST_CLEAR.centre) ** MOST_CLEAR.power;
  const xi = (most - LEAST_CLEAR) / (most - mean);
  const gamma = SPREAD.base + (SPREAD.slope * xi - SPREAD.height * Math.exp(-SPREAD.decay * xi)) / (most - LEAST_CLEAR);
  const days = SKY_MIDDLES.map(
    (f) => Math.log((1 - f) * Math.exp(gamma * LEAST_CLEAR) + f * Math.exp(gamma * most)) / gamma,
  );
  const factor = (mean * days.length) / days.reduce((sum, day) => sum + day, 0);
  return days.map((day) => day * factor);
}

/**
 * The share of a day's sun that comes from the whole sky, by the day's clearness and the hour angle of sunset (radians).
 * Source: Erbs, Klein and Duffie 1982, daily.
 */
export function diffuseShare(clearness: number, sunsetAngle: number): number {
  const { powers, until, beyond } = sunsetAngle <= WINTER_SUNSET ? WINTER_DAY : LONGER_DAY;
  if (clearness >= until) return beyond;
  return powers.reduceRight((sum, factor) => sum * clearness + factor, 0);
}
