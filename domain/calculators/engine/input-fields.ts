import type { CalculatorField } from "./calculator.ts";

// Fields shared by several calculators.

export const electricityBill = {
  name: "annualBill",
  label: "Annual electricity bill",
  placeholder: "e.g. 1200",
  before: "£",
  hint: "Your last four quarterly bills, or twelve monthly payments.",
} satisfies CalculatorField<"annualBill">;

export const energyBill = {
  name: "annualBill",
  label: "Annual energy bill",
  placeholder: "e.g. 1700",
  before: "£",
  hint: "Gas and electricity together.",
} satisfies CalculatorField<"annualBill">;

export const heatingBill = {
  name: "annualBill",
  label: "Annual heating bill",
  placeholder: "e.g. 1000",
  before: "£",
  hint: "What you pay for heating and hot water in a year.",
} satisfies CalculatorField<"annualBill">;

export const roofArea = {
  name: "roofArea",
  label: "Usable roof area",
  placeholder: "e.g. 30",
  after: "m²",
  hint: "Without windows, chimneys or deep shade.",
} satisfies CalculatorField<"roofArea">;

export const rooms = {
  name: "rooms",
  label: "Number of rooms",
  placeholder: "e.g. 5",
} satisfies CalculatorField<"rooms">;

export const dailyMiles = {
  name: "dailyMiles",
  label: "Miles a day",
  placeholder: "e.g. 25",
  after: "miles",
} satisfies CalculatorField<"dailyMiles">;

export const costOfMile = {
  name: "costPerMile",
  label: "Fuel cost per mile today",
  placeholder: "e.g. 0.15",
  before: "£",
  hint: "15p a mile is 0.15.",
} satisfies CalculatorField<"costPerMile">;
