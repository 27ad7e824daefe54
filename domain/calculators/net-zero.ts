import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import { type LinePicture, showAmount } from "#domain/calculators/engine/picture.ts";
import { netZeroStartToday } from "#domain/calculators/engine/todays-facts.ts";

const START_YEAR = 2024;
const COST_OF_KWH = 0.12;
const COST_OF_TONNE = 25;
const PICTURE_STEPS = 5;

/** Why there is no result: an unusable year reads as 0. */
function missingYear(targetYear: number): string {
  return targetYear === 0
    ? "Enter the year you want to reach net zero."
    : `The target year must be later than ${START_YEAR}, the formula’s starting year.`;
}

const NO_PATH = {
  shape: "line",
  title: "The way to net zero",
  headline: "",
  axis: ["", ""],
  lines: [],
  mark: null,
  columns: ["Year", "Left to emit", "Cut so far"],
  rows: [],
} as const satisfies LinePicture;

/** The footprint from the first year to the last, in tonnes of CO₂e; no line without a footprint and a later year. */
function pathToZero(footprint: number, targetYear: number, annualReduction: number): LinePicture {
  if (!(annualReduction > 0)) return NO_PATH;
  return {
    ...NO_PATH,
    headline: `${tonnes(annualReduction)} less each year`,
    axis: [String(START_YEAR), `${targetYear}: net zero`],
    lines: [{ label: tonnes(footprint), labelAt: "start", from: footprint, to: 0, tone: "then" }],
    rows: yearsUntil(targetYear).map((year) => {
      const left = footprint * ((targetYear - year) / (targetYear - START_YEAR));
      return [String(year), tonnes(left), tonnes(footprint - left)];
    }),
  };
}

/** The first year, some evenly spaced years, and the last. */
function yearsUntil(targetYear: number): number[] {
  const step = Math.ceil((targetYear - START_YEAR) / PICTURE_STEPS);
  const years = Array.from({ length: PICTURE_STEPS }, (_, row) => START_YEAR + row * step);
  return [...years.filter((year) => year < targetYear), targetYear];
}

function tonnes(amount: number): string {
  return showAmount(amount, "tonnes", 1);
}

export const netZero: Calculator = defineCalculator({
  id: "net-zero",
  title: "Net zero calculator",
  fields: [
    { name: "carbonFootprint", label: "Carbon footprint a year", placeholder: "e.g. 120", after: "tonnes CO₂e" },
    { name: "targetYear", label: "Target year", placeholder: "e.g. 2035" },
    { name: "energyConsumption", label: "Energy used a year", placeholder: "e.g. 150000", after: "kWh" },
  ],
  results: [
    { name: "years", label: "Years", unit: "years", description: "From 2024 to your target year", decimals: 0 },
    {
      name: "annualReduction",
      label: "Yearly cut",
      unit: "tonnes",
      description: "CO₂e to cut each year, in equal steps",
      decimals: 1,
    },
    { name: "cost", label: "Cost", unit: "£", description: "A first figure for the plan", decimals: 0 },
  ],
  calculate: ({ carbonFootprint, targetYear, energyConsumption }) => {
    if (targetYear <= START_YEAR) {
      const missing = { missing: missingYear(targetYear) };
      return { years: missing, annualReduction: missing, cost: missing };
    }
    const years = targetYear - START_YEAR;
    const annualReduction = carbonFootprint / years;
    return {
      years,
      annualReduction,
      cost: COST_OF_KWH * energyConsumption + COST_OF_TONNE * annualReduction,
    };
  },
  picture: ({ carbonFootprint, targetYear }, { annualReduction }) =>
    pathToZero(carbonFootprint, targetYear, annualReduction),
  assumptions: [
    "The years count from 2024, and the footprint falls by the same amount each year.",
    "The plan costs 12p for each kWh you use in a year, plus £25 for each tonne of the yearly cut.",
  ],
  today: [netZeroStartToday],
  wouldChange:
    "Which emissions you count, what your site can generate, the price of each measure and how fast the grid gets cleaner would change it.",
});
