import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { mileDoubt } from "#domain/calculators/engine/doubts.ts";
import { costOfMile, dailyMiles } from "#domain/calculators/engine/input-fields.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { businessElectricityToday } from "#domain/calculators/engine/todays-facts.ts";

const WORKING_YEAR = 250;
const MILES_ON_ONE_KWH = 4;
const ELECTRICITY_RATE = 0.3;

export const fleet: Calculator = defineCalculator({
  id: "fleet",
  title: "Fleet savings calculator",
  fields: [
    { name: "fleetSize", label: "Vehicles in the fleet", placeholder: "e.g. 12", after: "vehicles" },
    { ...dailyMiles, label: "Miles a day for each vehicle", placeholder: "e.g. 60" },
    costOfMile,
  ],
  results: [
    {
      name: "fuelCost",
      label: "Fuel today",
      unit: "£ a year",
      description: "What the fleet’s fuel costs each year",
      decimals: 0,
    },
    {
      name: "electricCost",
      label: "Electricity instead",
      unit: "£ a year",
      description: "What charging the same miles costs each year",
      decimals: 0,
    },
    { name: "saving", label: "Saving", unit: "£ a year", description: "Fuel less electricity each year", decimals: 0 },
  ],
  calculate: ({ fleetSize, dailyMiles, costPerMile }) => {
    const fuelCost = fleetSize * dailyMiles * costPerMile * WORKING_YEAR;
    const electricCost = ((fleetSize * dailyMiles) / MILES_ON_ONE_KWH) * ELECTRICITY_RATE * WORKING_YEAR;
    return { fuelCost, electricCost, saving: fuelCost - electricCost };
  },
  picture: (_, { fuelCost, electricCost }) =>
    barPicture("What a year of driving costs", "£", [
      ["Fuel today", fuelCost, "today"],
      ["Electricity instead", electricCost, "then"],
    ]),
  doubt: ({ costPerMile }) => mileDoubt(costPerMile),
  assumptions: [
    "Each vehicle drives 250 days a year.",
    "Each does 4 miles per kWh, and electricity costs 30p a kWh.",
    "Vehicles, chargers and servicing are not included.",
  ],
  today: [businessElectricityToday("30p")],
  wouldChange:
    "The size and load of the vehicles, your electricity contract, charging on the road and the fuel price would change it.",
});
