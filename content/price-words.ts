// What we say about a price: where it lies among published ones, and what to ask. Never a verdict.

/** The documented texts; `{…}` is filled in. */
export const priceTexts = {
  solar:
    "{price} for {size} kWp is {each} a kWp; the official median was {median} ({period}), offers of {year} run from {low} to {high}",
  heatPump: "{price} for {size} kW: half of those fitted cost {low} to {high} ({period}); for this size about {about}",
  unknown: "We know no official price",
} as const;

/** Where a price lies. */
export const pricePlaces = {
  underOffers: "That is under the offers that we know.",
  amongOffers: "That is among the offers of this year.",
  overOffers: "That is over the offers that we know and under the official median.",
  overMedian: "That is over the official median.",
  lowQuarter: "Three in four paid more.",
  middleHalf: "That is in the middle half.",
  highQuarter: "Three in four paid less.",
} as const;

export type PricePlace = keyof typeof pricePlaces;

const SOLAR = "the scaffold, bird mesh, upgrades of the electrics and the network operator’s form";
const HEAT_PUMP = "the cylinder, new radiators, pipework, making good and the grant";
const isMissing = (parts: string) => `Ask which of these it leaves out: ${parts}.`;
const isInIt = (parts: string) => `Ask for the price line by line: equipment, labour, ${parts}.`;

/** What to ask about a price in that place. */
export const priceQuestions: Readonly<Record<PricePlace | "unknown", string>> = {
  underOffers: isMissing(SOLAR),
  amongOffers: isMissing(SOLAR),
  overOffers: isInIt(SOLAR),
  overMedian: isInIt(SOLAR),
  lowQuarter: isMissing(HEAT_PUMP),
  middleHalf: isMissing(HEAT_PUMP),
  highQuarter: isInIt(HEAT_PUMP),
  unknown: "Ask for the price line by line, and ask a second company for the same work.",
};
