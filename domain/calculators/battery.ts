import {
  type Calculator,
  type CalculatorField,
  defineCalculator,
  type ResultKind,
} from "#domain/calculators/engine/calculator.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { homeElectricityToday } from "#domain/calculators/engine/todays-facts.ts";

const USAGE_SHARE = 0.6;
const KWH_FOR_SOLAR_KW = 2.5;
const LENGTH_OF_YEAR = 365;
const RATE = 0.25;
const LONDON_RATE = 0.28;

const dailyUsage = {
  name: "dailyUsage",
  label: "Electricity used a day",
  placeholder: "e.g. 10",
  after: "kWh",
  hint: "The yearly kWh on your bill, divided by 365.",
} satisfies CalculatorField<"dailyUsage">;

const solarSize = {
  name: "solarSize",
  label: "Size of your solar panels",
  placeholder: "e.g. 4",
  after: "kW",
} satisfies CalculatorField<"solarSize">;

const peakHours = {
  name: "peakHours",
  label: "Hours of high use a day",
  placeholder: "e.g. 4",
  after: "hours",
} satisfies CalculatorField<"peakHours">;

const systemSize = {
  name: "systemSize",
  label: "Battery size",
  unit: "kWh",
  description: "Storage that fits your use and your panels",
  decimals: 0,
} satisfies ResultKind<"systemSize">;

const saving = {
  name: "saving",
  label: "Saving",
  unit: "£ a year",
  description: "Saved on electricity each year",
  decimals: 0,
} satisfies ResultKind<"saving">;

function estimate(inputs: { dailyUsage: number; solarSize: number }, rate: number) {
  const size = Math.min(USAGE_SHARE * inputs.dailyUsage, KWH_FOR_SOLAR_KW * inputs.solarSize);
  return { systemSize: size, saving: size * rate * LENGTH_OF_YEAR };
}

function picture({ dailyUsage }: { dailyUsage: number }, { systemSize }: { systemSize: number }) {
  const amounts = [
    ["You use", dailyUsage, "today"],
    ["The battery holds", systemSize, "then"],
  ] as const;
  return barPicture("Electricity of a day", "kWh", amounts, 1);
}

const sizing =
  "The battery holds 60% of a day’s electricity, but no more than 2.5 kWh for each kW of panels. Without panels, the estimate is 0.";
const peakHoursUnused =
  "Your hours of high use do not change this estimate, but an installer needs them for the quote.";
const wouldChange =
  "Your tariff (especially a cheap night rate), how often the battery is full, storage losses and ageing would change it.";

export const battery: Calculator = defineCalculator({
  id: "battery",
  title: "Battery savings calculator",
  fields: [dailyUsage, solarSize, peakHours],
  results: [systemSize, saving],
  calculate: (inputs) => estimate(inputs, RATE),
  picture,
  assumptions: [
    sizing,
    "It is filled and emptied once a day, 365 days a year, and each kWh saves 25p.",
    peakHoursUnused,
  ],
  today: [homeElectricityToday("25p")],
  wouldChange,
});

export const batteryLondon: Calculator = defineCalculator({
  id: "battery-london",
  title: "London battery savings calculator",
  fields: [dailyUsage, solarSize, peakHours],
  results: [systemSize, saving],
  calculate: (inputs) => estimate(inputs, LONDON_RATE),
  picture,
  assumptions: [
    sizing,
    "It is filled and emptied once a day, 365 days a year, and each kWh saves 28p.",
    peakHoursUnused,
  ],
  today: [homeElectricityToday("28p")],
  wouldChange,
});
