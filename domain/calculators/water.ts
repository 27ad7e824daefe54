import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { roofArea } from "#domain/calculators/engine/input-fields.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { rainToday } from "#domain/calculators/engine/todays-facts.ts";

const SAVED_BY_ONE_PERSON = 50;
const BILL_SHARE = 0.6;
const LITRES_FROM_SQUARE_METRE = 0.6;

/** The two parts of the saving, in £ per year. */
function savings({ people, waterBill }: { people: number; waterBill: number }) {
  return { byPeople: SAVED_BY_ONE_PERSON * people, onBill: BILL_SHARE * waterBill };
}

export const water: Calculator = defineCalculator({
  id: "water",
  title: "Water savings calculator",
  fields: [
    { name: "people", label: "People at home", placeholder: "e.g. 4" },
    { name: "waterBill", label: "Annual water bill", placeholder: "e.g. 600", before: "£" },
    {
      ...roofArea,
      label: "Roof area",
      placeholder: "e.g. 60",
      hint: "Seen from above, where gutters collect the rain.",
    },
  ],
  results: [
    {
      name: "saving",
      label: "Saving",
      unit: "£ a year",
      description: "Saved on water each year",
      decimals: 0,
    },
    { name: "harvest", label: "Rainwater", unit: "litres", description: "Rain that your roof collects", decimals: 0 },
  ],
  calculate: (inputs) => {
    const { byPeople, onBill } = savings(inputs);
    return { saving: byPeople + onBill, harvest: LITRES_FROM_SQUARE_METRE * inputs.roofArea };
  },
  picture: (inputs) => {
    const { byPeople, onBill } = savings(inputs);
    return barPicture("Water bill and saving a year", "£", [
      ["Water bill today", inputs.waterBill, "today"],
      ["Saved on the bill", onBill, "then"],
      ["Saved by the people at home", byPeople, "then"],
    ]);
  },
  assumptions: [
    "Each person saves £50 a year, and the household saves 60% of its water bill.",
    "Each m² of roof collects 0.6 litres.",
  ],
  today: [rainToday],
  wouldChange:
    "A water meter, the rain where you live, the size of the tank, and what you use the rainwater for would change it.",
});
