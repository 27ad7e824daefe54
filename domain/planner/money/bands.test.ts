import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { bandsOf, drawnValues, type Uncertain, verdictOf } from "#domain/planner/money/bands.ts";
import { draws } from "#domain/planner/money/draws.ts";
import { termsOf } from "#domain/planner/money/terms.ts";

const facts = factsWith({});
const terms = termsOf(facts);
const plan: Uncertain = {
  solar: 600,
  battery: 150,
  rest: 300,
  hasSolar: true,
  servicePounds: 40,
  cost: { gross: [9000, 12_000, 15_000], grant: 3000, boiler: 500, net: 8500 },
  exportShare: 0.4,
  fuelSaved: 900,
  exportRow: "tariffs.export",
  heatersSaved: 0,
  pumpPounds: 600,
  pumpRow: "heat-pump.quality",
};

/** Section 9 once more, a draw at a time and a year at a time. */
function plainly(one: Uncertain) {
  const tri = (u: number, a: number, c: number, b: number) =>
    u < (c - a) / (b - a) ? a + Math.sqrt(u * (b - a) * (c - a)) : b - Math.sqrt((1 - u) * (b - a) * (b - c));
  return draws.map((d) => {
    const [low, central, high] = one.cost.gross;
    const quality = { least: 0.7, middle: 0.85, most: 1 };
    const { least, middle, most } =
      one.pumpRow === "heat-pump.quality" ? quality : { least: 2.5, middle: 3, most: 3.6 };
    const works = tri(d.quality, least / middle, 1, most / middle);
    const price = tri(d.exported, 4.1 / 12, 1, 15 / 12);
    const cost = tri(d.cost, low / central, 1, high / central);
    const ge = 0.015 * d.electricityGrowth;
    const gg = 0.7 * ge + 0.01 * d.gasGrowth;
    const x = one.exportShare;
    const heat = 1 + 0.15 * d.heat;
    const flows = [-(central * cost - one.cost.grant - one.cost.boiler)];
    for (let y = 1; y <= 20; y++) {
      const solar = one.solar * (1 + 0.05 * d.sun) * ((1 - x) * (1 + 0.1 * d.use) + x * price) * 0.995 ** (y - 1);
      const battery = y <= 15 ? one.battery * (1 + 0.15 * d.battery) * 0.98 ** (y - 1) : 0;
      const fuel = one.fuelSaved * heat * (1 + gg) ** (y - 1);
      const heaters = (one.heatersSaved - one.pumpPounds / works) * heat;
      const others = one.rest - one.fuelSaved - one.heatersSaved + one.pumpPounds;
      const due = one.servicePounds + (one.hasSolar && y === 12 ? 1000 : 0);
      flows.push((solar + battery + heaters + others) * (1 + ge) ** (y - 1) + fuel - due);
    }
    return flows;
  });
}

/** The 51st, 251st and 450th of 500. */
function bandOf(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[50], sorted[250], sorted[449]].map(Number);
}

const npvOf = (flows: number[]) => flows.reduce((sum, flow, year) => sum + flow / 1.035 ** year, 0);
const close = (values: number[]) => values.map((value) => expect.closeTo(value, 6));

describe.each([
  ["with a heat pump", plan],
  ["without", { ...plan, servicePounds: 0, pumpPounds: 0, rest: 1000, fuelSaved: 700 }],
  ["with one in place of electric heaters", { ...plan, rest: 900, fuelSaved: 0, heatersSaved: 1500, pumpPounds: 650 }],
  [
    "with an air-to-air one",
    { ...plan, rest: 400, fuelSaved: 0, heatersSaved: 1200, pumpPounds: 800, pumpRow: "heat-pump.airToAir.factor" },
  ],
  ["without solar", { ...plan, hasSolar: false, solar: 0, exportShare: 0 }],
])("the bands of a plan %s", (_, one) => {
  const bands = bandsOf(facts, one, terms);
  const flows = plainly(one);

  it("are those of the plain sum", () => {
    expect(bands.npv).toEqual(close(bandOf(flows.map(npvOf))));
    expect([...drawnValues(facts, one, terms)]).toEqual(close(flows.map(npvOf)));
    expect(bands.firstYear).toEqual(close(bandOf(flows.map((each) => each[1] ?? 0))));
    const toYear = (last: number) => bandOf(flows.map((each) => npvOf(each.slice(0, last + 1))));
    expect(bands.cumulative).toHaveLength(21);
    for (const [year, band] of bands.cumulative.entries()) expect(band).toEqual(close(toYear(year)));
  });

  it("ascend", () => {
    for (const band of [bands.npv, bands.firstYear, ...bands.cumulative]) {
      expect(band[0]).toBeLessThanOrEqual(band[1]);
      expect(band[1]).toBeLessThanOrEqual(band[2]);
    }
  });
});

describe("payback in the draws", () => {
  it("runs from soon to late, and is null where a tenth of the draws never get there", () => {
    const { payback } = bandsOf(facts, plan, terms);
    expect(payback.every((years) => years === null || years > 0)).toBe(true);
    expect(Number(payback[0])).toBeLessThan(Number(payback[1]));
    expect(bandsOf(facts, { ...plan, solar: 0, battery: 0, rest: 0, fuelSaved: 0 }, terms).payback).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is at once where nothing is paid", () => {
    const free = { gross: [0, 0, 0] as const, grant: 0, boiler: 0, net: 0 };
    expect(bandsOf(facts, { ...plan, cost: free }, terms).payback).toEqual([0, 0, 0]);
  });
});

it("moves with the prices and the quality that the reader puts in", () => {
  const own = factsWith({ "economics.priceGrowth": 0.02 });
  expect(bandsOf(own, plan, termsOf(own)).npv[1]).toBeGreaterThan(bandsOf(facts, plan, terms).npv[1]);
});

it("comes out the same for an export price or a quality of the reader's own, whose range moves along", () => {
  const own = factsWith({ "heat-pump.quality": 0.425, "tariffs.export": 6 });
  expect(bandsOf(own, plan, terms).npv).toEqual(
    bandsOf(facts, plan, terms).npv.map((pounds) => expect.closeTo(pounds, 6)),
  );
});

it.each([
  [[0, 10, 20], "likely"],
  [[-1, 10, 20], "either"],
  [[-9, -5, 0], "either"],
  [[-9, -5, -0.01], "unlikely"],
] as const)("a plan of %j is %s", (band, verdict) => {
  expect(verdictOf(band)).toBe(verdict);
});
