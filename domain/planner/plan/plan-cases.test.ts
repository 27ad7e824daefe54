import { describe, expect, it } from "vitest";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { belfast, type Changes, croydon, edinburgh, sampleInputs } from "#tests/support/plan-samples.ts";

// Homes and days that differ from the usual; figures by hand from the published ones.

const plan = (changes: Changes = {}, { place = croydon, today = "2026-11-22" } = {}) =>
  planHome(sampleInputs(changes), place, today);
const CAP = 26.32 * 1.05;

describe("the car", () => {
  // 8,000 miles, 0.29 kWh a mile, four fifths at home.
  const KWH = 8000 * 0.29 * 0.8;
  const saving = (charging: "socket" | "public", home: Changes["home"] = {}) => {
    const { asked } = plan({ measures: ["evCharger"], car: { milesPerYear: 8000, charging }, home });
    return { ...asked, saved: asked.baseBillPounds - asked.billPounds };
  };

  it("saves £939 a year with a charger instead of public charging, nothing instead of a socket", () => {
    expect(Math.abs(saving("public").saved / 939 - 1)).toBeLessThan(0.01);
    expect(saving("socket").saved).toBe(0);
    expect(saving("public").tariff).toBe("ev-overnight");
  });

  it("costs 67p a kWh in public and is not on the meter", () => {
    const { today, asked } = plan({ measures: [], car: { milesPerYear: 8000, charging: "public" } });
    expect(today.bill.publicChargingPounds).toBeCloseTo(KWH * 0.67, 6);
    expect(asked.year.away).toBeCloseTo(KWH, 6);
    expect(asked.year.load).toBeCloseTo(today.electricityKwh, 6);
    expect(today.carKwh).toBeCloseTo(2320, 9);
  });

  it("is on the meter at a socket, and may have a tariff for cars there", () => {
    const { today, asked } = plan({ measures: [], car: { milesPerYear: 8000, charging: "socket" } });
    expect(asked.year.load).toBeCloseTo(today.electricityKwh + KWH, 6);
    expect(today.bill.electricityPounds).toBeCloseTo(((today.electricityKwh + KWH) * CAP) / 100, 6);
    expect(asked.tariff).toBe("ev-overnight");
  });

  it("takes its part of the night tariff, half hours 23:30 to 05:30", () => {
    const { asked } = plan({ measures: [], car: { milesPerYear: 8000 } });
    expect(asked.tariff).toBe("ev-overnight");
    const carSlot = KWH / 365 / 12;
    expect(Math.min(...asked.days.winter.import.slice(0, 11))).toBeGreaterThan(carSlot);
    expect(asked.days.winter.load[47]).toBeGreaterThan((asked.days.winter.load[46] ?? 0) + carSlot / 2);
  });

  it("needs a charger that costs £1,000, £500 in a flat and for renters", () => {
    expect(saving("socket").costPounds).toBe(1000);
    expect(saving("socket", { type: "flat" }).costPounds).toBe(500);
    expect(saving("socket", { tenure: "renter" }).costPounds).toBe(500);
  });

  it("without miles has no tariff of its own", () => {
    expect(plan({ measures: [] }).asked.tariff).toBe("cap");
  });
});

describe("export limit", () => {
  it("cuts off what is above it, and nothing else changes", () => {
    const [free, limited] = [null, 1].map(
      (exportLimitKw) => plan({ measures: ["solar"], solar: { exportLimitKw } }).asked,
    );
    expect(limited?.year.curtailed).toBeGreaterThan(0);
    expect((limited?.year.export ?? 0) + (limited?.year.curtailed ?? 0)).toBeCloseTo(free?.year.export ?? 0, 6);
    expect(limited?.year.import).toBe(free?.year.import);
    expect(Math.max(...(limited?.days.summer.export ?? []))).toBe(0.5);
  });

  it("of nothing sells nothing", () => {
    const { year, bill } = plan({ measures: ["solar"], solar: { exportLimitKw: 0 } }).asked;
    expect([year.export, bill.exportPounds]).toEqual([0, 0]);
  });
});

describe("heating", () => {
  it("by electricity costs the cap's rate on top, without a standing charge of its own, and uses the sun", () => {
    const { today, asked } = plan({ energy: { heating: "electric", fuelKwh: 8000 }, measures: ["solar"] });
    const unheated = plan({ measures: ["solar"] });
    expect(today.bill.fuelPounds).toBe(0);
    expect(today.bill.electricityPounds).toBeCloseTo(((today.electricityKwh + 8000) * CAP) / 100, 6);
    expect(today.bill.standingPounds).toBeCloseTo((365 * 54.83 * 1.05) / 100, 6);
    expect([asked.year.load, asked.year.fuel]).toEqual([expect.closeTo(today.electricityKwh + 8000, 6), 0]);
    expect(asked.year.direct).toBeGreaterThan(unheated.asked.year.direct + 100);
    expect(today.spaceHeatKwh + today.waterHeatKwh).toBeCloseTo(8000, 6);
  });

  it("by oil has its price and no standing charge", () => {
    const { today } = plan({ energy: { heating: "oil", fuelKwh: 14_200 } });
    expect(today.fuelKwh).toBe(14_200);
    expect(today.bill.fuelPounds).toBeCloseTo((14_200 * 7.18 * 1.05) / 100, 6);
    expect(today.bill.standingPounds).toBeCloseTo((365 * 54.83 * 1.05) / 100, 6);
  });

  it("by LPG has the reader's price", () => {
    const { today } = plan({ energy: { heating: "lpg", fuelKwh: 10_000, fuelPence: 11.5 } });
    expect(today.bill.fuelPounds).toBeCloseTo(1150, 6);
  });

  it("by gas ends with a heat pump, standing charge and all", () => {
    const { asked, heatPump, today } = plan({ measures: ["heatPump"] });
    expect([asked.year.fuel, asked.bill.fuelPounds]).toEqual([0, 0]);
    expect(asked.bill.standingPounds).toBeCloseTo((365 * 54.83 * 1.05) / 100, 6);
    expect(asked.year.load).toBeCloseTo(today.electricityKwh + heatPump.electricityKwh, 6);
  });

  it("by a heat pump already has its electricity on the meter, and no fuel", () => {
    const { today, asked, heatPump } = plan({ energy: { heating: "heatPump" }, measures: [] });
    expect(today.fuelKwh).toBe(0);
    expect(asked.year.load).toBeCloseTo(today.electricityKwh + heatPump.electricityKwh, 6);
    expect(today.bill.electricityPounds).toBeCloseTo((asked.year.load * CAP) / 100, 6);
  });
});

describe("insulation", () => {
  const insulated = (heating: "gas" | "heatPump", fuelKwh: number | null = null) =>
    plan({
      home: { wall: "cavityEmpty", loftMm: 0 },
      energy: { heating, fuelKwh },
      measures: ["loft", "cavity"],
    });

  it("saves its share of space heat, which add, and leaves electricity alone under gas", () => {
    const { asked, insulation, today } = insulated("gas", 12_000);
    const left = 1 - (insulation.loft?.central ?? 0) - (insulation.cavity?.central ?? 0);
    expect(left).toBeLessThan(0.9);
    expect(asked.year.fuel).toBeCloseTo((today.spaceHeatKwh * left + today.waterHeatKwh) / 0.84, 6);
    expect(asked.months.reduce((sum, { fuel }) => sum + fuel, 0)).toBeCloseTo(asked.year.fuel, 6);
    expect(asked.year.load).toBeCloseTo(today.electricityKwh, 6);
  });

  it("saves electricity under a heat pump", () => {
    const { asked, today, heatPump } = insulated("heatPump");
    expect(asked.year.load).toBeLessThan(today.electricityKwh + heatPump.electricityKwh - 100);
    expect(asked.baseBillPounds).toBeGreaterThan(asked.billPounds);
  });

  it("is told of the measures asked for alone", () => {
    expect(Object.keys(insulated("gas").insulation).toSorted()).toEqual(["cavity", "loft"]);
    expect(plan({ measures: ["solar"] }).insulation).toEqual({});
  });
});

describe("what a heat pump costs", () => {
  /** The same for each size. */
  const assumptions = { "costs.heatPump.fixed": 12_908, "costs.heatPump.perKw": 0 };
  const net = (changes: Changes, place = croydon) =>
    plan({ measures: ["heatPump"], ...changes }, { place }).steps[0]?.netPounds;

  it("is its price less the grant, and less a boiler that is due", () => {
    expect(net({ assumptions })).toBe(12_908 - 7500);
    expect(net({ assumptions, heatPump: { boilerDue: true } })).toBe(12_908 - 7500 - 2500);
    expect(net({ assumptions, energy: { heating: "oil", gasInStreet: false } })).toBe(12_908 - 9000);
    expect(net({ assumptions }, edinburgh)).toBe(12_908 - 7500);
  });

  it("is its whole price for renters and in Northern Ireland", () => {
    expect(net({ assumptions, home: { tenure: "renter" } })).toBe(12_908);
    expect(net({ assumptions }, belfast)).toBe(12_908);
  });

  it("is 5% more before the grant for work after 31 March 2027", () => {
    expect(net({ assumptions, workDate: "2027-04-01" })).toBeCloseTo(12_908 * 1.05 - 7500, 6);
  });

  it("comes with £40 a year for its service", () => {
    const { asked } = plan({ measures: ["heatPump"] });
    expect(asked.flows[1]).toBeCloseTo(asked.baseBillPounds - asked.billPounds - 40, 9);
  });
});

describe("Northern Ireland", () => {
  it("has Great Britain's prices, a warning, and no export income unless the reader types it", () => {
    const home = plan({ energy: { exportPence: 0 } }, { place: belfast });
    expect(home.warnings).toContain("northern_ireland_prices");
    expect(home.asked.bill.exportPounds).toBe(0);
    expect(home.asked.year.export).toBeGreaterThan(0);
    expect(plan({ energy: { exportPence: 5 } }, { place: belfast }).asked.bill.exportPounds).toBeGreaterThan(0);
    expect(plan().warnings).not.toContain("northern_ireland_prices");
  });
});

describe("warnings", () => {
  it("tell of costs that nobody knows well, until the reader types their own", () => {
    expect(plan({ measures: ["solar"] }).warnings).toEqual([]);
    expect(plan({ measures: ["loft"] }).warnings).toEqual(["low_confidence_costs"]);
    expect(plan({ measures: ["loft"], assumptions: { "costs.loft.fixed": 500 } }).warnings).toEqual([]);
    expect(plan({ measures: ["heatPump"] }).warnings).toEqual([]);
    expect(plan({ measures: ["heatPump"], heatPump: { boilerDue: true } }).warnings).toEqual(["low_confidence_costs"]);
  });

  it("tell of clipping from 1.4 kWp for each kW of the inverter", () => {
    expect(plan({ measures: ["solar"], solar: { inverterKw: 2.86 } }).warnings).toEqual([]);
    expect(plan({ measures: ["solar"], solar: { inverterKw: 2.85 } }).warnings).toEqual(["clipping_understated"]);
    expect(plan({ measures: [], solar: { inverterKw: 2 } }).warnings).toEqual([]);
  });

  it("tell of figures past their day that the reader has not replaced", () => {
    expect(plan({ measures: ["solar"] }, { today: "2027-02-27" }).warnings).toContain("stale_figures");
    expect(plan({ measures: ["solar"] }, { today: "2027-01-02" }).warnings).not.toContain("stale_figures");
    const own = plan({ measures: ["solar"], assumptions: { "economics.publicCharging": 70 } }, { today: "2027-02-27" });
    expect(own.warnings).not.toContain("stale_figures");
  });
});

it("names every figure that plans rest on, and those that the reader changed", () => {
  const { assumptions } = plan({ assumptions: { "costs.loft.fixed": 500 } });
  expect(assumptions.find(({ id }) => id === "costs.loft.fixed")).toEqual({
    id: "costs.loft.fixed",
    value: 500,
    edited: true,
  });
  expect(assumptions.find(({ id }) => id === "costs.cavity.perM2Wall")).toEqual({
    id: "costs.cavity.perM2Wall",
    value: 11,
    edited: false,
  });
  expect(assumptions.length).toBeGreaterThanOrEqual(99);
});

it("counts as many years as the reader says", () => {
  const { asked } = plan({ measures: ["solar"], assumptions: { "economics.horizon": 25 } });
  expect(asked.flows).toHaveLength(26);
  expect(asked.carbonByYear).toHaveLength(25);
  expect(asked.cumulative).toHaveLength(26);
});
