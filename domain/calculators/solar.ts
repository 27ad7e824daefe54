import {
  type Calculator,
  type CalculatorField,
  defineCalculator,
  type ResultKind,
} from "#domain/calculators/engine/calculator.ts";
import { electricityBill, roofArea } from "#domain/calculators/engine/input-fields.ts";
import { billPicture } from "#domain/calculators/engine/picture.ts";
import { exportPaymentToday, selfUseToday, standingChargeToday } from "#domain/calculators/engine/todays-facts.ts";

const PROPERTY_TYPES = [
  { value: 1, label: "Detached" },
  { value: 2, label: "Semi" },
  { value: 3, label: "Terrace" },
] as const;

const propertyType = {
  name: "propertyType",
  label: "Property type",
  placeholder: "1 Detached, 2 Semi, 3 Terrace",
  choices: PROPERTY_TYPES,
} satisfies CalculatorField<"propertyType">;

const saving = {
  name: "saving",
  label: "Saving",
  unit: "£ a year",
  description: "Saved on your electricity bill each year",
  decimals: 0,
} satisfies ResultKind<"saving">;

const systemSize = {
  name: "systemSize",
  label: "System size",
  unit: "kW",
  description: "Panels that your roof has room for",
  decimals: 0,
} satisfies ResultKind<"systemSize">;

const ROOF_FOR_ONE_KW = 6;
const EVERYWHERE = { billShare: 0.7, sizeMax: 10 };
const SUTTON = { billShare: 0.71, sizeMax: 12 };
const BERKSHIRE = { billShare: 0.7, sizeMax: 10 };

function estimate(inputs: { annualBill: number; roofArea: number }, place: { billShare: number; sizeMax: number }) {
  return {
    saving: place.billShare * inputs.annualBill,
    systemSize: Math.min(inputs.roofArea / ROOF_FOR_ONE_KW, place.sizeMax),
  };
}

function picture({ annualBill }: { annualBill: number }, { saving }: { saving: number }) {
  return billPicture("Electricity bill a year", annualBill, saving, "With panels");
}

const sameForAllHomes = "The property type does not change this estimate, but an installer needs it for the quote.";
const today = [selfUseToday, standingChargeToday, exportPaymentToday];
const wouldChange =
  "Your roof’s direction and shade, how much of the power you use while the sun shines, a battery and your tariff would change it.";

export const solar: Calculator = defineCalculator({
  id: "solar",
  title: "Solar savings calculator",
  fields: [electricityBill, roofArea, propertyType],
  results: [saving, systemSize],
  calculate: (inputs) => estimate(inputs, EVERYWHERE),
  picture,
  assumptions: [
    "Panels save 70% of your annual electricity bill.",
    "1 kW of panels needs 6 m² of roof, and the estimate stops at 10 kW.",
    sameForAllHomes,
  ],
  today,
  wouldChange,
});

export const solarSutton: Calculator = defineCalculator({
  id: "solar-sutton",
  title: "Sutton solar savings calculator",
  fields: [electricityBill, roofArea, propertyType],
  results: [saving, systemSize],
  calculate: (inputs) => estimate(inputs, SUTTON),
  picture,
  assumptions: [
    "Panels save 71% of your annual electricity bill.",
    "1 kW of panels needs 6 m² of roof, and the estimate stops at 12 kW.",
    sameForAllHomes,
  ],
  today,
  wouldChange,
});

export const solarBerkshire: Calculator = defineCalculator({
  id: "solar-berkshire",
  title: "Berkshire solar savings calculator",
  fields: [electricityBill, roofArea, propertyType],
  results: [
    saving,
    systemSize,
    {
      name: "payback",
      label: "Payback",
      unit: "",
      description: "Until the savings have paid for the panels",
      decimals: 0,
    },
  ],
  calculate: (inputs) => ({ ...estimate(inputs, BERKSHIRE), payback: "7-10 years" }),
  picture,
  assumptions: [
    "Panels save 70% of your annual electricity bill.",
    "1 kW of panels needs 6 m² of roof, and the estimate stops at 10 kW.",
    "The payback of 7-10 years is a range for Berkshire, not worked out from your figures.",
    sameForAllHomes,
  ],
  today,
  wouldChange,
});
