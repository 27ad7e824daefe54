import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { heatingBill } from "#domain/calculators/engine/input-fields.ts";
import { billPicture } from "#domain/calculators/engine/picture.ts";
import { heatPumpRunningToday } from "#domain/calculators/engine/todays-facts.ts";

const GAS = 1;
const OIL = 2;
const FUELS = [
  { value: GAS, label: "Gas" },
  { value: OIL, label: "Oil" },
  { value: 3, label: "Other" },
] as const;

const BILL_SHARE = { gas: 0.3, oil: 0.5, other: 0.6 };
const KW_FOR_SQUARE_METRE = 0.08;

function billShare(fuelType: number): number {
  if (fuelType === GAS) return BILL_SHARE.gas;
  return fuelType === OIL ? BILL_SHARE.oil : BILL_SHARE.other;
}

export const heatPump: Calculator = defineCalculator({
  id: "heat-pump",
  title: "Heat pump savings calculator",
  fields: [
    heatingBill,
    { name: "fuelType", label: "Fuel you heat with", placeholder: "1 Gas, 2 Oil, 3 Other", choices: FUELS },
    { name: "floorArea", label: "Floor area", placeholder: "e.g. 100", after: "m²" },
  ],
  results: [
    {
      name: "saving",
      label: "Saving",
      unit: "£ a year",
      description: "Saved on your heating bill each year",
      decimals: 0,
    },
    {
      name: "systemSize",
      label: "Heat pump size",
      unit: "kW",
      description: "Heat output that your home needs",
      decimals: 0,
    },
  ],
  calculate: ({ annualBill, fuelType, floorArea }) => ({
    saving: billShare(fuelType) * annualBill,
    systemSize: KW_FOR_SQUARE_METRE * floorArea,
  }),
  picture: ({ annualBill }, { saving }) => billPicture("Heating bill a year", annualBill, saving, "With a heat pump"),
  assumptions: [
    "A heat pump saves 30% of a gas bill, 50% of an oil bill and 60% of the bill for any other fuel.",
    "A home needs 0.08 kW of heat for each m² of floor.",
  ],
  today: [heatPumpRunningToday],
  wouldChange:
    "Your insulation and radiators, the flow temperature they allow, the efficiency of the boiler you replace, and your electricity tariff would change it.",
});
