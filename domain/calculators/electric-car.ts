import { type Calculator, defineCalculator, type ResultKind } from "#domain/calculators/engine/calculator.ts";
import { mileDoubt } from "#domain/calculators/engine/doubts.ts";
import { costOfMile, dailyMiles } from "#domain/calculators/engine/input-fields.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { carConsumptionToday, homeElectricityToday } from "#domain/calculators/engine/todays-facts.ts";

const CHARGING_LOCATIONS = [
  { value: 1, label: "Home" },
  { value: 2, label: "Work" },
  { value: 3, label: "Both" },
] as const;

const ELECTRICITY_RATE = 0.3;
const LOCAL = { kwhForMile: 0.04, electricityRate: 0.22 };
const WEEKS_IN_YEAR = 52;
const LENGTH_OF_YEAR = 365;

const saving = {
  name: "saving",
  label: "Fuel saving",
  unit: "£ a year",
  description: "Saved on fuel each year by driving on electricity",
  decimals: 0,
} satisfies ResultKind<"saving">;

interface YearOfDriving {
  /** £ per year. */
  fuel: number;
  electricity: number;
}

function yearOfDriving(inputs: { annualMiles: number; costPerMile: number; efficiency: number }): YearOfDriving {
  const { annualMiles, costPerMile, efficiency } = inputs;
  return { fuel: annualMiles * costPerMile, electricity: (annualMiles / efficiency) * ELECTRICITY_RATE };
}

function yearOfLocalDriving({ dailyMiles, weeklyFuel }: { dailyMiles: number; weeklyFuel: number }): YearOfDriving {
  const electricity = dailyMiles * LENGTH_OF_YEAR * LOCAL.kwhForMile * LOCAL.electricityRate;
  return { fuel: weeklyFuel * WEEKS_IN_YEAR, electricity };
}

function pictureOf({ fuel, electricity }: YearOfDriving) {
  return barPicture("What a year of driving costs", "£", [
    ["Fuel today", fuel, "today"],
    ["Electricity instead", electricity, "then"],
  ]);
}

export const electricCar: Calculator = defineCalculator({
  id: "ev",
  title: "Electric car savings calculator",
  fields: [
    { name: "annualMiles", label: "Miles a year", placeholder: "e.g. 8000", after: "miles" },
    costOfMile,
    {
      name: "efficiency",
      label: "Efficiency of the electric car",
      placeholder: "e.g. 3.5",
      after: "miles per kWh",
      hint: "Most electric cars do 3 to 4.5 miles per kWh.",
    },
  ],
  results: [saving],
  calculate: (inputs) => {
    if (inputs.efficiency === 0) {
      return { saving: { missing: "Enter how many miles the electric car does per kWh: more than 0." } };
    }
    const { fuel, electricity } = yearOfDriving(inputs);
    return { saving: fuel - electricity };
  },
  picture: (inputs) => pictureOf(yearOfDriving(inputs)),
  doubt: ({ costPerMile }) => mileDoubt(costPerMile),
  assumptions: ["All charging costs 30p a kWh.", "You drive the same miles as today, at the same fuel cost per mile."],
  today: [homeElectricityToday("30p")],
  wouldChange:
    "A cheaper overnight tariff, charging at public chargers, the fuel price, and motorway or winter driving would change it.",
});

export const electricCarLocal: Calculator = defineCalculator({
  id: "ev-local",
  title: "EV charging savings calculator",
  fields: [
    dailyMiles,
    { name: "weeklyFuel", label: "Fuel spend a week", placeholder: "e.g. 40", before: "£" },
    {
      name: "chargingLocation",
      label: "Where you would charge",
      placeholder: "1 Home, 2 Work, 3 Both",
      choices: CHARGING_LOCATIONS,
    },
  ],
  results: [saving],
  calculate: (inputs) => {
    const { fuel, electricity } = yearOfLocalDriving(inputs);
    return { saving: fuel - electricity };
  },
  picture: (inputs) => pictureOf(yearOfLocalDriving(inputs)),
  assumptions: [
    "You buy fuel 52 weeks a year and drive 365 days a year.",
    "The electric car uses 0.04 kWh a mile, and electricity costs 22p a kWh.",
    "Where you charge does not change this estimate, but an installer needs it for the quote.",
  ],
  today: [carConsumptionToday, homeElectricityToday("22p")],
  wouldChange:
    "The car’s real consumption, a cheaper overnight tariff, charging at public chargers, and the fuel price would change it.",
});
