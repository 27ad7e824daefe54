import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { heatingBill, rooms } from "#domain/calculators/engine/input-fields.ts";
import { paybackPicture } from "#domain/calculators/engine/payback-picture.ts";
import { heatPumpCostToday } from "#domain/calculators/engine/todays-facts.ts";
import { paybackInYears } from "./payback.ts";

const BILL_SHARE = 0.4;
const COST_OF_ROOM = 450;

export const lowCarbonHeating: Calculator = defineCalculator({
  id: "low-carbon-heating",
  title: "Heating costs calculator",
  fields: [heatingBill, rooms],
  results: [
    {
      name: "saving",
      label: "Saving",
      unit: "£ a year",
      description: "Saved on your heating bill each year",
      decimals: 0,
    },
    { name: "cost", label: "Cost", unit: "£", description: "Paid once, before any grant", decimals: 0 },
    {
      name: "payback",
      label: "Payback",
      unit: "years",
      description: "Until the savings have paid the cost",
      decimals: 1,
    },
  ],
  calculate: ({ annualBill, rooms }) => {
    const saving = BILL_SHARE * annualBill;
    const cost = COST_OF_ROOM * rooms;
    return { saving, cost, payback: paybackInYears(cost, saving) };
  },
  picture: (_, results) => paybackPicture(results),
  assumptions: [
    "Low carbon heating saves 40% of your annual heating bill.",
    "It costs £450 for each room, before any grant.",
    "Prices stay as they are; interest and servicing are not included.",
  ],
  today: [heatPumpCostToday],
  wouldChange: "The type of heating you choose, the fuel it replaces, your insulation and any grant would change it.",
});
