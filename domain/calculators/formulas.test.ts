import { expect, it } from "vitest";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator } from "#domain/calculators/engine/run-calculator.ts";
import { findCalculator } from "./calculators.ts";

/** Inputs as in an address, with results by name worked out by hand; null if something is missing. */
const BY_HAND: [id: string, address: string, results: Record<string, number | string | null>][] = [
  // 0.7 × 1200; 30 / 6
  ["solar", "annualBill=1200&roofArea=30&propertyType=2", { saving: 840, systemSize: 5 }],
  ["solar", "annualBill=1000&roofArea=60&propertyType=1", { saving: 700, systemSize: 10 }],
  ["solar", "annualBill=1000&roofArea=66&propertyType=3", { saving: 700, systemSize: 10 }],
  ["solar", "annualBill=0&roofArea=59.4", { saving: 0, systemSize: 9.9 }],
  // 0.71 × 1000; 90 / 6 = 15, at most 12
  ["solar-sutton", "annualBill=1000&roofArea=90&propertyType=1", { saving: 710, systemSize: 12 }],
  ["solar-sutton", "annualBill=100&roofArea=72", { saving: 71, systemSize: 12 }],
  ["solar-sutton", "annualBill=100&roofArea=66", { saving: 71, systemSize: 11 }],
  [
    "solar-berkshire",
    "annualBill=1500&roofArea=90&propertyType=3",
    { saving: 1050, systemSize: 10, payback: "7-10 years" },
  ],
  ["solar-berkshire", "annualBill=10&roofArea=12", { saving: 7, systemSize: 2, payback: "7-10 years" }],

  // 30%, 50%, 60% of 1000; 0.08 × 100
  ["heat-pump", "annualBill=1000&fuelType=1&floorArea=100", { saving: 300, systemSize: 8 }],
  ["heat-pump", "annualBill=1000&fuelType=2&floorArea=125", { saving: 500, systemSize: 10 }],
  ["heat-pump", "annualBill=1000&fuelType=3&floorArea=0", { saving: 600, systemSize: 0 }],
  ["heat-pump", "annualBill=1000&fuelType=4&floorArea=25", { saving: 300, systemSize: 2 }],

  // 10000 × 0.15 = 1500, less 10000 / 4 × 0.3 = 750
  ["ev", "annualMiles=10000&costPerMile=0.15&efficiency=4", { saving: 750 }],
  // 1000 × 0.05 = 50, less 1000 / 3 × 0.3 = 100
  ["ev", "annualMiles=1000&costPerMile=0.05&efficiency=3", { saving: -50 }],
  ["ev", "annualMiles=10000&costPerMile=0.15&efficiency=0", { saving: null }],
  ["ev", "annualMiles=0&costPerMile=0.15&efficiency=", { saving: null }],
  ["ev", "annualMiles=0&costPerMile=0.15&efficiency=3", { saving: 0 }],

  // 40 × 52 = 2080, less 25 × 365 × 0.04 × 0.22 = 80.3
  ["ev-local", "dailyMiles=25&weeklyFuel=40&chargingLocation=3", { saving: 1999.7 }],
  // 1 × 52 = 52, less 100 × 365 × 0.0088 = 321.2
  ["ev-local", "dailyMiles=100&weeklyFuel=1&chargingLocation=1", { saving: -269.2 }],

  // 0.6 × 10 = 6 below 2.5 × 4 = 10; 6 × 0.25 × 365
  ["battery", "dailyUsage=10&solarSize=4&peakHours=4", { systemSize: 6, saving: 547.5 }],
  // 2.5 × 2 = 5 below 0.6 × 20 = 12; 5 × 0.25 × 365
  ["battery", "dailyUsage=20&solarSize=2&peakHours=0", { systemSize: 5, saving: 456.25 }],
  ["battery", "dailyUsage=20&solarSize=0&peakHours=9", { systemSize: 0, saving: 0 }],
  // 6 × 0.28 × 365
  ["battery-london", "dailyUsage=10&solarSize=4&peakHours=4", { systemSize: 6, saving: 613.2 }],
  // equal on both sides: 0.6 × 25 = 15 = 2.5 × 6; 15 × 0.28 × 365
  ["battery-london", "dailyUsage=25&solarSize=6", { systemSize: 15, saving: 1533 }],

  // 0.15 × 400 = 60 below 0.8 × 100 = 80; 60 × 950; 57000 × 0.28
  [
    "commercial-solar",
    "roofArea=400&monthlyBill=100",
    { systemSize: 60, generation: 57000, saving: 15960, payback: "6-8 years" },
  ],
  // 0.8 × 50 = 40 below 0.15 × 400 = 60; 40 × 950; 38000 × 0.28
  [
    "commercial-solar",
    "roofArea=400&monthlyBill=50",
    { systemSize: 40, generation: 38000, saving: 10640, payback: "6-8 years" },
  ],

  // min(0.1 × 1000, 0.7 × 1000) = 100, plus 0.15 × 1000 over 8 hours, else 0.1 × 1000
  ["commercial-renewables", "premisesSize=1000&energySpend=1000&operatingHours=9", { saving: 250 }],
  ["commercial-renewables", "premisesSize=1000&energySpend=1000&operatingHours=8.1", { saving: 250 }],
  ["commercial-renewables", "premisesSize=1000&energySpend=1000&operatingHours=8", { saving: 200 }],
  // min(0.1 × 10000, 0.7 × 1000) = 700, plus 100
  ["commercial-renewables", "premisesSize=10000&energySpend=1000&operatingHours=0", { saving: 800 }],
  ["commercial-renewables", "premisesSize=10000&energySpend=1000&operatingHours=24", { saving: 850 }],

  // 0.25 × 1000; 4 × 150 + 3 × 100; 900 / 250
  ["smart-home", "annualBill=1000&devices=4&rooms=3", { saving: 250, cost: 900, payback: 3.6 }],
  ["smart-home", "annualBill=1000&devices=0&rooms=0", { saving: 250, cost: 0, payback: 0 }],
  ["smart-home", "annualBill=0&devices=1&rooms=1", { saving: 0, cost: 250, payback: null }],
  ["smart-home", "", { saving: 0, cost: 0, payback: null }],
  ["smart-heating", "annualBill=900", { saving: 360 }],
  // 0.4 × 1000; 5 × 450; 2250 / 400
  ["low-carbon-heating", "annualBill=1000&rooms=5", { saving: 400, cost: 2250, payback: 5.625 }],
  ["low-carbon-heating", "annualBill=abc&rooms=5", { saving: 0, cost: 2250, payback: null }],

  // over 20 years 30%, over 10 years 20%, else 10%; over 200 m² 25% more, else 20% more
  ["energy-audit", "annualBill=1000&buildingAge=21&buildingSize=201", { saving: 550 }],
  ["energy-audit", "annualBill=1000&buildingAge=20.1&buildingSize=200", { saving: 500 }],
  ["energy-audit", "annualBill=1000&buildingAge=20&buildingSize=201", { saving: 450 }],
  ["energy-audit", "annualBill=1000&buildingAge=11&buildingSize=200", { saving: 400 }],
  ["energy-audit", "annualBill=1000&buildingAge=10&buildingSize=200.5", { saving: 350 }],
  ["energy-audit", "annualBill=1000&buildingAge=0&buildingSize=0", { saving: 300 }],

  // 100 - 0.5 × 10; (95 - 85) / 100 × 4 × 950 × 0.28
  [
    "solar-maintenance",
    "systemSize=4&systemAge=10&currentPerformance=85",
    { expectedPerformance: 95, recovery: 106.4 },
  ],
  ["solar-maintenance", "systemSize=4&systemAge=5&currentPerformance=97.5", { expectedPerformance: 97.5, recovery: 0 }],
  // (99.5 - 100) / 100 × 10 × 266
  [
    "solar-maintenance",
    "systemSize=10&systemAge=1&currentPerformance=100",
    { expectedPerformance: 99.5, recovery: -13.3 },
  ],

  ["grants", "projectType=1&propertyType=1&systemSize=20", { grant: 0 }],
  ["grants", "projectType=1&propertyType=2&systemSize=20", { grant: 6000 }],
  ["grants", "projectType=2&propertyType=1&systemSize=20", { grant: 7500 }],
  ["grants", "projectType=2&propertyType=2", { grant: 6000 }],
  ["grants", "projectType=3&propertyType=1", { grant: 350 }],
  ["grants", "projectType=3&propertyType=2&systemSize=9", { grant: 350 }],

  // 2034 - 2024; 100 / 10; 0.12 × 10000 + 25 × 10
  [
    "net-zero",
    "carbonFootprint=100&targetYear=2034&energyConsumption=10000",
    { years: 10, annualReduction: 10, cost: 1450 },
  ],
  ["net-zero", "carbonFootprint=7&targetYear=2025&energyConsumption=0", { years: 1, annualReduction: 7, cost: 175 }],
  [
    "net-zero",
    "carbonFootprint=7&targetYear=2024&energyConsumption=1",
    { years: null, annualReduction: null, cost: null },
  ],
  [
    "net-zero",
    "carbonFootprint=7&targetYear=2000&energyConsumption=1",
    { years: null, annualReduction: null, cost: null },
  ],
  ["net-zero", "carbonFootprint=7&targetYear=&energyConsumption=1", { years: null, annualReduction: null, cost: null }],

  // 10 × 40 × 0.2 × 250; 10 × 40 / 4 × 0.3 × 250
  ["fleet", "fleetSize=10&dailyMiles=40&costPerMile=0.2", { fuelCost: 20000, electricCost: 7500, saving: 12500 }],
  ["fleet", "fleetSize=1&dailyMiles=4&costPerMile=0", { fuelCost: 0, electricCost: 75, saving: -75 }],

  // (14 - 10) × 100; 5 × 150
  ["wind-hydro", "windSpeed=14&waterFlow=5", { wind: 400, hydro: 750, saving: 1150 }],
  ["wind-hydro", "windSpeed=10&waterFlow=2", { wind: 0, hydro: 0, saving: 0 }],
  ["wind-hydro", "windSpeed=11&waterFlow=2.5", { wind: 100, hydro: 375, saving: 475 }],
  ["wind-hydro", "windSpeed=3&waterFlow=0", { wind: 0, hydro: 0, saving: 0 }],

  // 50 × 4 + 0.6 × 500; 0.6 × 60
  ["water", "people=4&waterBill=500&roofArea=60", { saving: 500, harvest: 36 }],
  ["water", "people=0&waterBill=0&roofArea=0", { saving: 0, harvest: 0 }],
];

it.each(BY_HAND)("%s of %s", (id, address, expected) => {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  const { inputs } = readInputs(calculator, Object.fromEntries(new URLSearchParams(address)));
  const results = runCalculator(calculator, inputs);

  expect(results.map(({ name }) => name)).toEqual(Object.keys(expected));
  for (const { name, value, missing } of results) {
    const byHand = expected[name];
    if (typeof byHand === "number") expect(value, name).toBeCloseTo(byHand, 9);
    else expect(value, name).toBe(byHand);
    expect(missing === undefined, name).toBe(byHand !== null);
  }
});

it.each([
  ["ev", "efficiency=0", "Enter how many miles the electric car does per kWh: more than 0."],
  ["smart-home", "devices=1", "Without a saving there is no payback. Enter your annual bill."],
  ["low-carbon-heating", "rooms=1", "Without a saving there is no payback. Enter your annual bill."],
  ["net-zero", "", "Enter the year you want to reach net zero."],
  ["net-zero", "targetYear=2024", "The target year must be later than 2024, the formula’s starting year."],
])("%s of %s says what is missing", (id, address, sentence) => {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  const { inputs } = readInputs(calculator, Object.fromEntries(new URLSearchParams(address)));
  expect(runCalculator(calculator, inputs).map(({ missing }) => missing)).toContain(sentence);
});
