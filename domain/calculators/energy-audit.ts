import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { energyBill } from "#domain/calculators/engine/input-fields.ts";
import { billPicture } from "#domain/calculators/engine/picture.ts";

const OLD = 20;
const MIDDLE_AGED = 10;
const AGE_SHARE = { old: 0.3, middleAged: 0.2, young: 0.1 };
const LARGE = 200;
const SIZE_SHARE = { large: 0.25, small: 0.2 };

function ageShare(buildingAge: number): number {
  if (buildingAge > OLD) return AGE_SHARE.old;
  return buildingAge > MIDDLE_AGED ? AGE_SHARE.middleAged : AGE_SHARE.young;
}

export const energyAudit: Calculator = defineCalculator({
  id: "energy-audit",
  title: "Energy audit savings calculator",
  fields: [
    energyBill,
    { name: "buildingAge", label: "Age of the building", placeholder: "e.g. 40", after: "years" },
    { name: "buildingSize", label: "Size of the building", placeholder: "e.g. 120", after: "m²" },
  ],
  results: [
    {
      name: "saving",
      label: "Possible saving",
      unit: "£ a year",
      description: "Saved each year once the audit’s advice is followed",
      decimals: 0,
    },
  ],
  calculate: ({ annualBill, buildingAge, buildingSize }) => {
    const sizeShare = buildingSize > LARGE ? SIZE_SHARE.large : SIZE_SHARE.small;
    return { saving: annualBill * (ageShare(buildingAge) + sizeShare) };
  },
  picture: ({ annualBill }, { saving }) => billPicture("Energy bill a year", annualBill, saving, "With all the advice"),
  assumptions: [
    "A building over 20 years old can save 30% of its bill, one over 10 years 20%, a younger one 10%.",
    "A building over 200 m² can save 25% more of its bill, a smaller one 20% more.",
    "You follow all of the audit’s advice. The cost of that is not included.",
  ],
  wouldChange: "Work already done on the building, how you use it, and which measures you carry out would change it.",
});
