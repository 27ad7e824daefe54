import { expect, it } from "vitest";
import climate from "#content/data/planner/sap-climate.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import { generationOf } from "./generation.ts";

// The same model written a second time, from the published formulas in the form in which textbooks have them: angles in
// degrees, the sun by height and azimuth, one half hour at a time. It shares nothing with the engine but the tables.

const rad = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * rad);
const cos = (degrees: number) => Math.cos(degrees * rad);
const at = (values: readonly number[] | undefined, index: number) => values?.[index] ?? Number.NaN;
const place = (sapRegion: number, longitude: number, nation = "England") => ({
  outwardCode: "",
  sapRegion,
  longitude,
  nation,
});

function referenceDay(region: number, longitude: number, m: number) {
  const { latitude: phi, horizontalWm2 } = climate.regions[region] ?? { latitude: Number.NaN, horizontalWm2: [] };
  const n = at(climate.monthMidDay, m);
  const delta = at(climate.declinationDeg, m);
  const e0 = 1 + 0.033 * cos((360 * n) / 365);
  const ws = Math.acos(-(sin(phi) / cos(phi)) * (sin(delta) / cos(delta))) / rad;
  const h0 = (24 / Math.PI) * 1.367 * e0 * (cos(phi) * cos(delta) * sin(ws) + ws * rad * sin(phi) * sin(delta));
  const mean = (at(horizontalWm2, m) * 0.024) / h0;
  const top = 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8;
  const xi = (top - 0.05) / (top - mean);
  const gamma = -1.498 + (1.184 * xi - 27.182 * Math.exp(-1.5 * xi)) / (top - 0.05);
  const raw = [1, 3, 5].map((f) => {
    const chance = f / 6;
    return Math.log(Math.exp(0.05 * gamma) * (1 - chance) + Math.exp(top * gamma) * chance) / gamma;
  });
  const rawMean = (at(raw, 0) + at(raw, 1) + at(raw, 2)) / 3;
  const b = (360 / 365) * (n - 1);
  const eot =
    229.18 * (0.000075 + 0.001868 * cos(b) - 0.032077 * sin(b) - 0.014615 * cos(2 * b) - 0.04089 * sin(2 * b));
  const omega = (i: number) => 15 * (i / 2 + 0.25 - (m >= 3 && m <= 9 ? 1 : 0) + longitude / 15 + eot / 60 - 12);
  const d = (i: number) => (Math.abs(omega(i)) < ws ? cos(omega(i)) - cos(ws) : 0);
  const g = (i: number) => d(i) * (0.409 + 0.5016 * sin(ws - 60) + (0.6609 - 0.4767 * sin(ws - 60)) * cos(omega(i)));
  const all = Array.from({ length: 48 }, (_, i) => i);
  const sumD = all.reduce((s, i) => s + d(i), 0);
  const sumG = all.reduce((s, i) => s + g(i), 0);
  const skies = raw.map((one) => {
    const k = (one * mean) / rawMean;
    const winter = k < 0.715 ? 1 - 0.2727 * k + 2.4495 * k * k - 11.9514 * k ** 3 + 9.3879 * k ** 4 : 0.143;
    const summer = k < 0.722 ? 1 + 0.2832 * k - 2.5557 * k * k + 0.8448 * k ** 3 : 0.175;
    const share = ws <= 81.4 ? winter : summer;
    return (i: number) => {
      const global = (k * h0 * g(i)) / sumG;
      return { global, diffuse: Math.min(global, (k * h0 * share * d(i)) / sumD) };
    };
  });
  return { e0, phi, delta, omega, ws, skies };
}

function referencePlane(day: ReturnType<typeof referenceDay>, sky: number, i: number, array: SolarArray): number {
  const { phi, delta, e0 } = day;
  const w = day.omega(i);
  if (Math.abs(w) >= day.ws) return 0;
  const { global, diffuse } = day.skies[sky]?.(i) ?? { global: Number.NaN, diffuse: Number.NaN };
  const p = array.pitch;
  const gammaS = array.azimuth - 180;
  // Duffie and Beckman, equation 1.6.2: west of south is positive.
  const incidence =
    sin(delta) * sin(phi) * cos(p) -
    sin(delta) * cos(phi) * sin(p) * cos(gammaS) +
    cos(delta) * cos(phi) * cos(p) * cos(w) +
    cos(delta) * sin(phi) * sin(p) * cos(gammaS) * cos(w) +
    cos(delta) * sin(p) * sin(gammaS) * sin(w);
  const height = Math.max(0.087, sin(phi) * sin(delta) + cos(phi) * cos(delta) * cos(w));
  const rb = Math.max(0, incidence) / height;
  const beam = global - diffuse;
  const ai = Math.min(1, beam / (e0 * 1.367 * 0.5 * height));
  return beam * rb + diffuse * (ai * rb + ((1 - ai) * (1 + cos(p))) / 2) + (0.2 * global * (1 - cos(p))) / 2;
}

function referenceSum(region: number, m: number, array: SolarArray): number {
  const { latitude, horizontalWm2 } = climate.regions[region] ?? { latitude: Number.NaN, horizontalWm2: [] };
  const s = sin(array.pitch / 2);
  const r = (column: number) => {
    const [k1, k2, k3, k4, k5, k6, k7, k8, k9] = Object.values(climate.k).map((row) => at(row, column)) as number[];
    const x = cos(latitude - at(climate.declinationDeg, m));
    const cubic = (a = 0, b = 0, c = 0) => a * s ** 3 + b * s ** 2 + c * s;
    return cubic(k1, k2, k3) * x ** 2 + cubic(k4, k5, k6) * x + cubic(k7, k8, k9) + 1;
  };
  const turned = array.azimuth > 180 ? 360 - array.azimuth : array.azimuth;
  const column = Math.min(3, Math.floor(turned / 45));
  const share = turned / 45 - column;
  const ratio = r(column) * (1 - share) + r(column + 1) * share;
  return 0.024 * at(climate.monthDays, m) * at(horizontalWm2, m) * ratio;
}

const SHADING = { none: 1, modest: 0.8, significant: 0.65, heavy: 0.5 };

function reference(region: number, longitude: number, arrays: readonly SolarArray[], inverter: number): number[] {
  const out: number[] = [];
  for (let m = 0; m < 12; m += 1) {
    const day = referenceDay(region, longitude, m);
    const factors = arrays.map((array) => {
      let total = 0;
      for (let sky = 0; sky < 3; sky += 1) for (let i = 0; i < 48; i += 1) total += referencePlane(day, sky, i, array);
      return referenceSum(region, m, array) / at(climate.monthDays, m) / (total / 3);
    });
    for (let sky = 0; sky < 3; sky += 1) {
      for (let i = 0; i < 48; i += 1) {
        const air =
          at(climate.regions[region]?.temperatureC, m) +
          at(climate.airTemperatureAmplitudeK, m) * Math.cos((2 * Math.PI * (i / 2 + 0.25 - 15)) / 24);
        const dc = arrays.reduce((sum, array, index) => {
          const w = referencePlane(day, sky, i, array) * at(factors, index) * 2000 * SHADING[array.shading] * 1.036;
          return sum + ((array.kwp * w) / 1000) * (1 - 0.0035 * (air + (w * 0.81) / 20 - 25)) * (1 - 0.1142);
        }, 0);
        const zeta = dc / (inverter / 0.96);
        const ac = (0.96 / 0.9637) * (-0.0162 * zeta - 0.0059 / zeta + 0.9858) * dc;
        out.push(dc > 0 ? Math.min(inverter, Math.max(0, ac)) / 2 : 0);
      }
    }
  }
  return out;
}

const array = (azimuth: number, pitch: number, kwp = 4, shading: SolarArray["shading"] = "none") => ({
  azimuth,
  pitch,
  kwp,
  shading,
});
const facts = factsWith({});
const croydon = place(1, -0.078);
const edinburgh = place(15, -3.1929, "Scotland");
const truro = place(4, -5.0544);
const yearOf = (where: ReturnType<typeof place>, arrays: readonly SolarArray[], inverterKw = 4 / 1.2) =>
  generationOf(facts, where, arrays, inverterKw);

const CASES: readonly [string, number, number, readonly SolarArray[], number][] = [
  ["south in the Thames region", 1, -0.078, [array(180, 35)], 4 / 1.2],
  ["between two of SAP's orientations, west of south", 5, -2.6, [array(203, 40)], 4],
  ["between two of SAP's orientations, east of north", 6, -1.9, [array(20, 22, 3, "modest")], 2.5],
  ["a wall to the north in Shetland, where winter's sun hardly rises", 20, -1.17, [array(0, 90)], 3],
  ["a level roof in Cornwall", 4, -5.05, [array(310, 0, 2.5, "significant")], 2],
  ["an inverter much too small", 3, -1.4, [array(180, 40, 6)], 1.5],
  [
    "three faces on one inverter, in heavy shade and none",
    21,
    -5.93,
    [array(90, 35, 2, "heavy"), array(180, 30, 3), array(275, 60, 1.5)],
    5,
  ],
];

it.each(CASES)("makes what the model written a second time makes: %s", (_, region, longitude, arrays, inverter) => {
  const ours = generationOf(facts, place(region, longitude), arrays, inverter);
  const theirs = reference(region, longitude, arrays, inverter);
  expect(ours.halfHours).toHaveLength(12 * 3 * 48);
  for (const [index, kwh] of theirs.entries()) {
    expect(Math.abs(at([...ours.halfHours.subarray(index, index + 1)], 0) - kwh), `index ${index}`).toBeLessThan(1e-9);
  }
  const sum = theirs.reduce((total, kwh, index) => {
    return total + (kwh * at(climate.monthDays, Math.floor(index / 144))) / 3;
  }, 0);
  expect(ours.kwhPerYear).toBeCloseTo(sum, 6);
});

it("4 kWp to the south at 35° makes 3,834 kWh in CR0 and 3,545 in EH1, and at 15° more in TR1 than in EH1", () => {
  const { kwhPerYear, planeKwhPerM2 } = yearOf(croydon, [array(180, 35)]);
  expect(Math.abs(kwhPerYear / 3834 - 1)).toBeLessThan(0.005);
  expect(Math.round(kwhPerYear / 4)).toBe(958);
  expect(planeKwhPerM2).toHaveLength(1);
  expect(Math.abs(at(planeKwhPerM2, 0) - 1140)).toBeLessThan(1);
  expect(Math.abs(yearOf(edinburgh, [array(180, 35)]).kwhPerYear / 3545 - 1)).toBeLessThan(0.01);
  const flatterInTruro = yearOf(truro, [array(180, 15)]).kwhPerYear;
  expect(flatterInTruro).toBeGreaterThan(yearOf(edinburgh, [array(180, 35)]).kwhPerYear);
});

it("east gets the sun of west and makes as much within 0.5%", () => {
  const east = yearOf(croydon, [array(90, 35)]);
  const west = yearOf(croydon, [array(270, 35)]);
  expect(Math.abs(at(east.planeKwhPerM2, 0) - at(west.planeKwhPerM2, 0))).toBeLessThan(1e-9);
  expect(Math.abs(east.kwhPerYear / west.kwhPerYear - 1)).toBeLessThan(0.005);
});

it("the months add up to the year, and June has over four times December", () => {
  const { monthlyKwh, kwhPerYear } = yearOf(croydon, [array(180, 35)]);
  expect(monthlyKwh).toHaveLength(12);
  expect(monthlyKwh.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(kwhPerYear, 6);
  expect(at(monthlyKwh, 5)).toBeGreaterThan(4 * at(monthlyKwh, 11));
});

it("heavy shade leaves 50% to 52%, because shaded panels stay cooler", () => {
  const left = yearOf(croydon, [array(180, 35, 4, "heavy")]).kwhPerYear / yearOf(croydon, [array(180, 35)]).kwhPerYear;
  expect(left).toBeGreaterThan(0.5);
  expect(left).toBeLessThan(0.52);
});

it("a wall to the south makes less than a roof at 45°, and a level roof the same whatever its azimuth", () => {
  const wall = yearOf(croydon, [array(180, 90)]).kwhPerYear;
  expect(wall).toBeLessThan(yearOf(croydon, [array(180, 45)]).kwhPerYear);
  const level = yearOf(croydon, [array(180, 0)]).kwhPerYear;
  for (const azimuth of [0, 77, 225, 359])
    expect(yearOf(croydon, [array(azimuth, 0)]).kwhPerYear).toBeCloseTo(level, 9);
});

it("two faces on one inverter make the sum of each alone within 2%", () => {
  const both = yearOf(croydon, [array(90, 35, 3), array(270, 35, 3)], 5);
  const alone = [90, 270].map((azimuth) => yearOf(croydon, [array(azimuth, 35, 3)], 2.5).kwhPerYear);
  expect(Math.abs(both.kwhPerYear / (at(alone, 0) + at(alone, 1)) - 1)).toBeLessThan(0.02);
  expect(both.planeKwhPerM2).toHaveLength(2);
});

it("an inverter never gives more than its own power", () => {
  const { halfHours } = yearOf(croydon, [array(180, 35, 6)], 2);
  expect(Math.max(...halfHours)).toBe(1);
});

it("without panels there is nothing", () => {
  const none = yearOf(croydon, []);
  expect(none.kwhPerYear).toBe(0);
  expect(none.planeKwhPerM2).toEqual([]);
});

it("a reader's own figures move it: SAP's sun as printed, a lossless system", () => {
  const ours = yearOf(croydon, [array(180, 35)]).kwhPerYear;
  const withFact = (id: string, value: number) =>
    generationOf(factsWith({ [id]: value }), croydon, [array(180, 35)], 4 / 1.2).kwhPerYear;
  expect(withFact("economics.irradianceCalibration", 1)).toBeLessThan(ours * 0.975);
  expect(withFact("pv.losses", 0.0571)).toBeGreaterThan(ours * 1.05);
  expect(withFact("pv.heatLossFactor", 29)).toBeGreaterThan(ours);
  expect(withFact("pv.temperatureCoefficient", -0.0045)).toBeLessThan(ours);
  expect(withFact("pv.inverterEfficiency", 0.98)).toBeGreaterThan(ours * 1.015);
  expect(withFact("pv.albedo", 0.25)).not.toBe(ours);
  expect(withFact("pv.shading.none", 0.9)).toBeLessThan(ours);
});
