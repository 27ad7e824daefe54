import { expect, it } from "vitest";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import { BEST_YIELD_KWH_PER_KW, PRICE_CAP_PENCE_PER_KWH } from "#content/most-that-panels-give.ts";
import { solarYieldOf } from "#domain/areas/solar-yield.ts";
import { calculators, findCalculator } from "#domain/calculators/calculators.ts";
import { doubtOf } from "./doubts.ts";
import { readInputs } from "./read-inputs.ts";
import { solarYieldToday } from "./todays-facts.ts";

function doubtAbout(id: string, fields: Record<string, string>): string | undefined {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  return doubtOf(calculator, readInputs(calculator, fields));
}

it("calculates with today's figures", () => {
  expect(prices.caps.at(-1)?.electricityUnit).toBe(PRICE_CAP_PENCE_PER_KWH);
  // The sunniest SAP climate region. An upper bound must not be below its yield, nor much above it.
  const southern = solarYieldOf(3).kwhPerYear;
  const best = BEST_YIELD_KWH_PER_KW;
  expect(solarYieldToday).toContain(`${southern.toLocaleString("en-GB")} in southern England`);
  expect(best).toBeGreaterThanOrEqual(southern);
  expect(best).toBeLessThan(1.02 * southern);
});

it.each([
  ["solar", { annualBill: "1600" }, "Without a roof"],
  // 1 kW x 1,050 kWh x 26.32p = £276.36
  ["solar", { annualBill: "10000", roofArea: "6" }, "worth £276 a year"],
  ["solar-sutton", { annualBill: "10000", roofArea: "6" }, "make at most about 1,050 kWh a year"],
  ["solar-berkshire", { annualBill: "10000", roofArea: "6" }, "Panels of 1.0 kW"],
  ["commercial-solar", { roofArea: "500", monthlyBill: "1500" }, "more than the £18,000 a year that you pay"],
  ["commercial-renewables", { premisesSize: "100000", energySpend: "1", operatingHours: "9" }, undefined],
  ["ev", { annualMiles: "8000", costPerMile: "15", efficiency: "3.5" }, "assumes £15 of fuel for every mile"],
  ["fleet", { fleetSize: "1", dailyMiles: "60", costPerMile: "2" }, "15 pence a mile is 0.15"],
  ["heat-pump", { annualBill: "1000", fuelType: "1", floorArea: "100" }, "takes less than this off a gas bill"],
  ["heat-pump", { annualBill: "1661", fuelType: "2", floorArea: "100" }, "oil costs less than heat from a heat pump"],
  ["heat-pump", { annualBill: "1000", fuelType: "3", floorArea: "100" }, "work it out with your own price"],
  ["grants", { projectType: "3", propertyType: "1" }, "£0 for a house with a drive"],
  ["grants", { projectType: "2", propertyType: "2" }, "£7,500"],
  ["grants", { projectType: "1", propertyType: "2", systemSize: "30" }, "£0"],
  ["grants", { projectType: "2", propertyType: "1" }, undefined],
  ["battery", { dailyUsage: "8", solarSize: "4" }, "some is lost in storage"],
  ["water", { people: "4", waterBill: "600" }, "Do not rely on this saving"],
  ["smart-heating", { annualBill: "865" }, "no measured one near it"],
  ["energy-audit", { annualBill: "1900", buildingAge: "40", buildingSize: "250" }, "an audit alone saves nothing"],
])("says of %s with %j what cannot be true", (id, fields, said) => {
  const doubt = doubtAbout(id, fields);
  if (said === undefined) expect(doubt).toBeUndefined();
  else expect(doubt).toContain(said);
});

it.each([
  ["solar", { annualBill: "1200", roofArea: "30" }],
  ["ev", { annualMiles: "8000", costPerMile: "1", efficiency: "3.5" }],
  ["commercial-solar", { roofArea: "100", monthlyBill: "1500" }],
  ["solar", {}],
])("says nothing of %s with %j", (id, fields) => {
  expect(doubtAbout(id, fields)).toBeUndefined();
});

it("never shows a non-number, whatever is typed", () => {
  for (const { id, fields } of calculators)
    for (const value of ["0", "1", "1000000000", "-1", "x", ""]) {
      const doubt = doubtAbout(id, Object.fromEntries(fields.map(({ name }) => [name, value])));
      expect(doubt ?? "", `${id} ${value}`).not.toMatch(/NaN|Infinity|undefined/);
    }
});
