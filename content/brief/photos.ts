/** What photos in a brief can show, in the order of asking, with a line on what helps. */
export const photoKinds = {
  roof: { label: "Roof from outside", hint: "The whole side, with chimneys and trees." },
  consumer_unit: { label: "Consumer unit", hint: "Cover open, with the wall around." },
  meter: { label: "Meter", hint: "With the main fuse beside it." },
  place: { label: "Place for the unit or cylinder", hint: "Where it could stand, and one step back." },
} as const;

export type PhotoKindName = keyof typeof photoKinds;

export const COVER_NAMES = "Cover names and numbers";

const SOLAR: readonly PhotoKindName[] = ["roof", "consumer_unit", "meter"];
const ALL: readonly PhotoKindName[] = [...SOLAR, "place"];
const OF_SERVICE: ReadonlyMap<string, readonly PhotoKindName[]> = new Map([
  ["solar-panels", SOLAR],
  ["commercial", SOLAR],
  ["battery-storage", ["consumer_unit", "meter", "place"]],
  ["heat-pumps", ["place", "consumer_unit", "meter"]],
  ["low-carbon-heating", ["place", "consumer_unit", "meter"]],
  ["ev-chargers", ["consumer_unit", "meter"]],
]);

/** The photos that help with a service, most useful first. An unknown service counts as Other. */
export function photoKindsOf(serviceType: string): readonly PhotoKindName[] {
  return OF_SERVICE.get(serviceType) ?? ALL;
}

/** "4 photos": all that a company reads before it has the details. */
export function photosInWords(count: number): string {
  return `${count} ${count === 1 ? "photo" : "photos"}`;
}
