import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { energyBill, heatingBill, rooms } from "#domain/calculators/engine/input-fields.ts";
import { paybackPicture } from "#domain/calculators/engine/payback-picture.ts";
import { billPicture } from "#domain/calculators/engine/picture.ts";
import { paybackInYears } from "./payback.ts";

const SMART_HOME = { billShare: 0.25, poundsForDevice: 150, poundsForRoom: 100 };
const SMART_HEATING = { billShare: 0.4 };

export const smartHome: Calculator = defineCalculator({
  id: "smart-home",
  title: "Smart home savings calculator",
  fields: [
    energyBill,
    {
      name: "devices",
      label: "Smart devices",
      placeholder: "e.g. 6",
      hint: "Thermostats, plugs, meters and switches.",
    },
    rooms,
  ],
  results: [
    { name: "saving", label: "Saving", unit: "£ a year", description: "Saved on energy each year", decimals: 0 },
    { name: "cost", label: "Cost", unit: "£", description: "Devices and rooms, paid once", decimals: 0 },
    {
      name: "payback",
      label: "Payback",
      unit: "years",
      description: "Until the savings have paid the cost",
      decimals: 1,
    },
  ],
  calculate: ({ annualBill, devices, rooms }) => {
    const saving = SMART_HOME.billShare * annualBill;
    const cost = SMART_HOME.poundsForDevice * devices + SMART_HOME.poundsForRoom * rooms;
    return { saving, cost, payback: paybackInYears(cost, saving) };
  },
  picture: (_, results) => paybackPicture(results),
  assumptions: [
    "Smart controls save 25% of your annual energy bill.",
    "Each device costs £150 and each room £100.",
    "Prices stay as they are; interest and repairs are not included.",
  ],
  wouldChange:
    "How you heat and switch things off today, which devices you choose and whether everyone at home uses them would change it.",
});

export const smartHeating: Calculator = defineCalculator({
  id: "smart-heating",
  title: "Smart heating savings calculator",
  fields: [heatingBill],
  results: [
    {
      name: "saving",
      label: "Saving",
      unit: "£ a year",
      description: "Saved on your heating bill each year",
      decimals: 0,
    },
  ],
  calculate: ({ annualBill }) => ({ saving: SMART_HEATING.billShare * annualBill }),
  picture: ({ annualBill }, { saving }) => billPicture("Heating bill a year", annualBill, saving, "With smart heating"),
  assumptions: ["Smart heating controls save 40% of your annual heating bill."],
  wouldChange:
    "A home with good controls, or one that is warm all day because people are in, saves far less; heating empty rooms today means more.",
});
