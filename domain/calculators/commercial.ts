import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { roofArea } from "#domain/calculators/engine/input-fields.ts";
import { barPicture, billPicture } from "#domain/calculators/engine/picture.ts";
import {
  businessElectricityToday,
  exportPaymentToday,
  solarYieldToday,
} from "#domain/calculators/engine/todays-facts.ts";

const SOLAR = { kwForSquareMetre: 0.15, kwForMonthlyPound: 0.8, yearlyKwhOfKw: 950, electricityRate: 0.28 };
const SAVED = { poundsForSquareMetre: 0.1, spendShareMax: 0.7 };
const LONG_DAY = 8;
const EXTRA_SHARE = { longDay: 0.15, shortDay: 0.1 };

/** The size in kW allowed by each of the two limits; the smaller one applies. */
function sizeLimits({ roofArea, monthlyBill }: { roofArea: number; monthlyBill: number }) {
  return { roof: SOLAR.kwForSquareMetre * roofArea, bill: SOLAR.kwForMonthlyPound * monthlyBill };
}

export const commercialSolar: Calculator = defineCalculator({
  id: "commercial-solar",
  title: "Commercial solar calculator",
  fields: [
    { ...roofArea, placeholder: "e.g. 500" },
    { name: "monthlyBill", label: "Monthly electricity bill", placeholder: "e.g. 1500", before: "£" },
  ],
  results: [
    {
      name: "systemSize",
      label: "System size",
      unit: "kW",
      description: "Panels that fit your roof and your use",
      decimals: 0,
    },
    {
      name: "generation",
      label: "Generation",
      unit: "kWh a year",
      description: "Electricity that the panels make each year",
      decimals: 0,
    },
    { name: "saving", label: "Saving", unit: "£ a year", description: "What that electricity is worth", decimals: 0 },
    {
      name: "payback",
      label: "Payback",
      unit: "",
      description: "Until the savings have paid for the panels",
      decimals: 0,
    },
  ],
  calculate: (inputs) => {
    const { roof, bill } = sizeLimits(inputs);
    const systemSize = Math.min(roof, bill);
    const generation = systemSize * SOLAR.yearlyKwhOfKw;
    return { systemSize, generation, saving: generation * SOLAR.electricityRate, payback: "6-8 years" };
  },
  picture: (inputs) => {
    const { roof, bill } = sizeLimits(inputs);
    return barPicture("System size: the smaller one counts", "kW", [
      ["Your roof has room for", roof, "then"],
      ["Your bill allows", bill, "then"],
    ]);
  },
  assumptions: [
    "1 m² of roof carries 0.15 kW of panels, and the system has no more than 0.8 kW for each £1 of your monthly bill.",
    "1 kW of panels makes 950 kWh a year, and you use all of it in place of electricity at 28p a kWh.",
    "The payback of 6-8 years is a typical range, not worked out from your figures.",
  ],
  today: [businessElectricityToday("28p"), exportPaymentToday, solarYieldToday],
  wouldChange:
    "Your electricity contract, how much of the power you use yourself, your roof’s direction and strength, and the grid connection would change it.",
});

export const commercialRenewables: Calculator = defineCalculator({
  id: "commercial-renewables",
  title: "Commercial renewables calculator",
  fields: [
    { name: "premisesSize", label: "Size of the premises", placeholder: "e.g. 800", after: "m²" },
    { name: "energySpend", label: "Energy spend a year", placeholder: "e.g. 20000", before: "£" },
    { name: "operatingHours", label: "Operating hours a day", placeholder: "e.g. 10", after: "hours" },
  ],
  results: [
    { name: "saving", label: "Saving", unit: "£ a year", description: "Saved on energy each year", decimals: 0 },
  ],
  calculate: ({ premisesSize, energySpend, operatingHours }) => {
    const extraShare = operatingHours > LONG_DAY ? EXTRA_SHARE.longDay : EXTRA_SHARE.shortDay;
    const spaceSaving = Math.min(SAVED.poundsForSquareMetre * premisesSize, SAVED.spendShareMax * energySpend);
    return { saving: spaceSaving + extraShare * energySpend };
  },
  picture: ({ energySpend }, { saving }) => billPicture("Energy spend a year", energySpend, saving, "With renewables"),
  assumptions: [
    "Renewables save 10p a year for each m² of your premises, but no more than 70% of your spend.",
    "They save another 15% of your spend if you operate more than 8 hours a day, or 10% if not.",
  ],
  wouldChange:
    "How you use the premises, the space for panels, turbines or heat pumps, and your energy contracts would change it.",
});
