import { count, oneDecimal } from "#content/planner/figures.ts";
import { kwInWords, sizeInWords } from "#content/planner/heat-pump-size.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomePlan, Outcome } from "#domain/planner/plan/home-plan.ts";

interface MeasureWords {
  /** The heading of its step. */
  title(plan: HomePlan): string;
  /** Its effect, in a few words. */
  effect(plan: HomePlan): string;
  /** The part of the drawing shown; the position of its number is in per cent of width and height. */
  view: string;
  pin: readonly [number, number];
}

const LOFT = "150 100 300 150";
const ROOMS = "60 236 384 290";
const heatPumpEffect = (heating: string) => {
  if (heating === "electric") return "less power for the same heat";
  return heating === "gas" ? "gas and its meter go" : "the fuel bill goes";
};
const heatSaved = () => "less heat to buy";

export const measureWords: Readonly<Record<Measure, MeasureWords>> = {
  draughtProofing: {
    title: () => "Draught-proofing",
    effect: heatSaved,
    view: "66 246 180 130",
    pin: [15.9, 51],
  },
  loft: {
    title: ({ inputs: { home } }) => `Loft insulation, ${home.loftMm === null ? "" : `from ${home.loftMm} `}to 300 mm`,
    effect: heatSaved,
    view: LOFT,
    pin: [20, 41],
  },
  cavity: {
    title: () => "Fill the cavity walls",
    effect: heatSaved,
    view: ROOMS,
    pin: [50, 52],
  },
  floor: {
    title: () => "Insulate the ground floor",
    effect: heatSaved,
    view: "66 384 180 156",
    pin: [20, 88],
  },
  solidInternal: {
    title: () => "Insulate the solid walls from inside",
    effect: heatSaved,
    view: ROOMS,
    pin: [50, 52],
  },
  solidExternal: {
    title: () => "Insulate the solid walls from outside",
    effect: heatSaved,
    view: ROOMS,
    pin: [50, 52],
  },
  evCharger: {
    title: () => "A charging point at home",
    effect: () => "the car charges at home",
    view: "564 392 236 133",
    pin: [73.5, 69],
  },
  solar: {
    title: ({ inputs }) => `Solar panels, ${oneDecimal(peakOf(inputs))} kWp`,
    effect: ({ solar }) => `${count(Math.round(solar.kwhPerYear / 10) * 10)} kWh made`,
    view: "14 20 374 210",
    pin: [27.8, 29.5],
  },
  battery: {
    title: ({ inputs }) => `Battery, ${oneDecimal(inputs.battery.kwh)} kWh`,
    effect: () => "power kept for later",
    view: "246 404 160 120",
    pin: [38.2, 71],
  },
  heatPump: {
    title: ({ heatPump }) => `Heat pump, ${kwInWords(heatPump.sizeKw)}`,
    effect: ({ inputs }) => heatPumpEffect(inputs.energy.heating),
    view: "468 439 96 84",
    pin: [64.5, 75],
  },
  airToAir: {
    title: ({ inputs }) => `Air-to-air heat pump, ${inputs.home.bedrooms + 1} rooms`,
    effect: () => "less power for the same warmth",
    view: "468 439 96 84",
    pin: [64.5, 75],
  },
};

/** kWp of all arrays. */
export const peakOf = ({ solar }: PlanInputs): number => solar.arrays.reduce((sum, { kwp }) => sum + kwp, 0);

/** How large a heat pump is, and, where the plan insulates the home, how large after that. */
export function heatPumpSizeWords({ heatPump }: HomePlan, { heatPumpKw }: Outcome): string {
  const asItIs = `${sizeInWords(heatPump.sizeKw, heatPump.sizeLimit)}.`;
  const isSame = heatPumpKw.low === heatPump.sizeKw.low && heatPumpKw.high === heatPump.sizeKw.high;
  return isSame ? asItIs : `${asItIs} With this plan’s insulation: ${kwInWords(heatPumpKw)}.`;
}
