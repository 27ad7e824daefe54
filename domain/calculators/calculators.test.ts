import { describe, expect, it } from "vitest";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator } from "#domain/calculators/engine/run-calculator.ts";
import { showResult } from "#domain/calculators/engine/show-result.ts";
import { calculators, findCalculator } from "./calculators.ts";

const SOLAR_FIELDS = ["annualBill", "roofArea", "propertyType"];
const BATTERY_FIELDS = ["dailyUsage", "solarSize", "peakHours"];

/** docs/contract.md: ids, field names in order, results with unit, and which show one decimal (marked "~"). */
const CONTRACT: [id: string, fields: string[], results: string[]][] = [
  ["solar", SOLAR_FIELDS, ["saving £ a year", "systemSize kW"]],
  ["solar-sutton", SOLAR_FIELDS, ["saving £ a year", "systemSize kW"]],
  ["solar-berkshire", SOLAR_FIELDS, ["saving £ a year", "systemSize kW", "payback"]],
  ["heat-pump", ["annualBill", "fuelType", "floorArea"], ["saving £ a year", "systemSize kW"]],
  ["ev", ["annualMiles", "costPerMile", "efficiency"], ["saving £ a year"]],
  ["ev-local", ["dailyMiles", "weeklyFuel", "chargingLocation"], ["saving £ a year"]],
  ["battery", BATTERY_FIELDS, ["systemSize kWh", "saving £ a year"]],
  ["battery-london", BATTERY_FIELDS, ["systemSize kWh", "saving £ a year"]],
  [
    "commercial-solar",
    ["roofArea", "monthlyBill"],
    ["systemSize kW", "generation kWh a year", "saving £ a year", "payback"],
  ],
  ["commercial-renewables", ["premisesSize", "energySpend", "operatingHours"], ["saving £ a year"]],
  ["smart-home", ["annualBill", "devices", "rooms"], ["saving £ a year", "cost £", "payback years ~"]],
  ["smart-heating", ["annualBill"], ["saving £ a year"]],
  ["low-carbon-heating", ["annualBill", "rooms"], ["saving £ a year", "cost £", "payback years ~"]],
  ["energy-audit", ["annualBill", "buildingAge", "buildingSize"], ["saving £ a year"]],
  [
    "solar-maintenance",
    ["systemSize", "systemAge", "currentPerformance"],
    ["expectedPerformance % ~", "recovery £ a year"],
  ],
  ["grants", ["projectType", "propertyType", "systemSize"], ["grant £"]],
  [
    "net-zero",
    ["carbonFootprint", "targetYear", "energyConsumption"],
    ["years years", "annualReduction tonnes ~", "cost £"],
  ],
  [
    "fleet",
    ["fleetSize", "dailyMiles", "costPerMile"],
    ["fuelCost £ a year", "electricCost £ a year", "saving £ a year"],
  ],
  ["wind-hydro", ["windSpeed", "waterFlow"], ["wind £ a year", "hydro £ a year", "saving £ a year"]],
  ["water", ["people", "waterBill", "roofArea"], ["saving £ a year", "harvest litres"]],
];

/** Choice codes appear in addresses. */
const CHOICES: Record<string, string[]> = {
  "solar propertyType": ["1 Detached", "2 Semi", "3 Terrace"],
  "solar-sutton propertyType": ["1 Detached", "2 Semi", "3 Terrace"],
  "solar-berkshire propertyType": ["1 Detached", "2 Semi", "3 Terrace"],
  "heat-pump fuelType": ["1 Gas", "2 Oil", "3 Other"],
  "ev-local chargingLocation": ["1 Home", "2 Work", "3 Both"],
  "grants projectType": ["1 Solar", "2 Heat Pump", "3 EV Charger"],
  "grants propertyType": ["1 Domestic", "2 Commercial"],
};

describe("the calculators keep the contract", () => {
  it("has all twenty, in order, with their fields and results", () => {
    const ours = calculators.map(({ id, fields, results }) => [
      id,
      fields.map(({ name }) => name),
      results.map(({ name, unit, decimals }) => `${name} ${unit}`.trim() + (decimals === 1 ? " ~" : "")),
    ]);
    expect(ours).toEqual(CONTRACT);
  });

  it("offers the documented choices under their codes", () => {
    const ours = calculators.flatMap(({ id, fields }) =>
      fields.flatMap(({ name, choices }) =>
        choices ? [[`${id} ${name}`, choices.map(({ value, label }) => `${value} ${label}`)]] : [],
      ),
    );
    expect(Object.fromEntries(ours)).toEqual(CHOICES);
  });

  it("finds a calculator by its id, and nothing by any other", () => {
    expect(findCalculator("solar-sutton")?.title).toBe("Sutton solar savings calculator");
    expect(findCalculator("toString")).toBeUndefined();
    expect(findCalculator("")).toBeUndefined();
  });
});

describe.each(calculators)("$id says what it does", (calculator) => {
  it("states its assumptions with their numbers", () => {
    expect(calculator.assumptions.join(" ")).toMatch(/\d/);
    for (const sentence of calculator.assumptions) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
  });

  it("says in one sentence what would change the result", () => {
    expect(calculator.wouldChange).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  it("gives a source and a date for each fact about today", () => {
    for (const fact of calculator.today ?? []) expect(fact).toMatch(/Source: .*(20\d\d|SAP 2012)/);
  });

  it("labels and explains every field and result", () => {
    for (const { label, placeholder } of calculator.fields) expect(label && placeholder).toBeTruthy();
    for (const { label, description } of calculator.results) expect(label && description).toBeTruthy();
  });

  it("answers its own examples with figures and no warning", () => {
    const examples = calculator.fields.map(({ name, placeholder, choices }) => [
      name,
      String(choices?.[0]?.value ?? placeholder.replace("e.g. ", "")),
    ]);
    const { inputs, warnings } = readInputs(calculator, Object.fromEntries(examples));
    expect(warnings).toEqual({});
    for (const result of runCalculator(calculator, inputs)) expect(showResult(result).figure).toMatch(/\d/);
  });
});
