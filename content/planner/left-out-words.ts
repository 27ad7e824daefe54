import { gainPounds } from "#content/planner/figures.ts";
import type { MeasureName } from "#content/planner/measure-names.ts";

/** Who could decide on a measure that a home’s plan leaves out. */
export const deciders = {
  landlord: {
    title: "For your landlord",
    why: "Your landlord decides on this.",
    guide: { path: "/guides/landlords", says: "What landlords need to know" },
  },
  buildingOwner: {
    title: "For the building's owner",
    why: "The outside walls of a flat belong to the building’s owner.",
    guide: { path: "/guides/flats-and-leaseholds", says: "How to ask, and what a block can do together" },
  },
} as const;

export type Decider = keyof typeof deciders;

export const networkHeats =
  "A heat network gives this home its heat. We count no fuel and no measure for heat: what the network charges is on a bill of its own.";

export const alreadyThere = {
  loft: "There is enough insulation in the loft already.",
  evCharger: "There is a charging point already.",
  solar: "There are panels behind your meter already, so its half hours show what they leave.",
} as const;

/** Why homes do not have use for a measure. */
export const notHere: Readonly<Record<MeasureName, string>> = {
  draughtProofing: "It does not suit this home.",
  loft: "A flat has no loft of its own.",
  cavity: "Only empty cavity walls can be filled.",
  floor: "A flat has no ground of its own below it.",
  solidInternal: "Only solid walls without insulation need it.",
  solidExternal: "Only solid walls without insulation need it.",
  evCharger: "There is no electric car to charge.",
  solar: "Panels need a roof that is yours.",
  battery: "It does not suit this home.",
  heatPump: "A heat pump heats this home already.",
  airToAir: "It takes the place of electric heaters, which this home does not have.",
};

/** Why the lesser of two stays out: present values on their own, pounds. */
export function otherIsBetter(other: string, otherPounds: number, thisPounds: number): string {
  return `${other.charAt(0).toUpperCase()}${other.slice(1)} comes out better here: ${gainPounds(otherPounds)} over 20 years, against ${gainPounds(thisPounds)}.`;
}
