import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { barPicture } from "#domain/calculators/engine/picture.ts";
import { homeElectricityToday, solarYieldToday } from "#domain/calculators/engine/todays-facts.ts";

const FULL = 100;
const LOST_EACH_YEAR = 0.5;
const YEARLY_KWH_OF_KW = 950;
const ELECTRICITY_RATE = 0.28;

export const solarMaintenance: Calculator = defineCalculator({
  id: "solar-maintenance",
  title: "Solar maintenance calculator",
  fields: [
    { name: "systemSize", label: "Size of your solar panels", placeholder: "e.g. 4", after: "kW" },
    { name: "systemAge", label: "Age of the panels", placeholder: "e.g. 8", after: "years" },
    {
      name: "currentPerformance",
      label: "What they give today",
      placeholder: "e.g. 85",
      after: "%",
      hint: "This year’s kWh as a share of the first full year’s.",
    },
  ],
  results: [
    {
      name: "expectedPerformance",
      label: "Expected performance",
      unit: "%",
      description: "What healthy panels of this age give",
      decimals: 1,
    },
    {
      name: "recovery",
      label: "Worth recovering",
      unit: "£ a year",
      description: "The electricity that maintenance could bring back each year",
      decimals: 0,
    },
  ],
  calculate: ({ systemSize, systemAge, currentPerformance }) => {
    const expectedPerformance = FULL - LOST_EACH_YEAR * systemAge;
    const lostShare = (expectedPerformance - currentPerformance) / FULL;
    return { expectedPerformance, recovery: lostShare * systemSize * YEARLY_KWH_OF_KW * ELECTRICITY_RATE };
  },
  picture: ({ currentPerformance }, { expectedPerformance }) => {
    const amounts = [
      ["In their first full year", FULL, "then"],
      ["Expected at this age", expectedPerformance, "then"],
      ["Today", currentPerformance, "today"],
    ] as const;
    return barPicture("What your panels give", "%", amounts, 1);
  },
  assumptions: [
    "Healthy panels start at 100% and lose 0.5 points a year.",
    "1 kW of panels makes 950 kWh in its first year, and each kWh is worth 28p.",
    "A result below £0 means that your panels do better than expected for their age.",
  ],
  today: [homeElectricityToday("28p"), solarYieldToday],
  wouldChange:
    "A sunny or dull year, new shade, the share of the power you use yourself, and the cause of the loss would change it.",
});
