import { site } from "#config/site.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

const { panelWarranty, batteryWarranty, chargerWarranty, evSavingYearly, chargeTimeAt7kw } = site.localClaims;

/** An operator's claim as a figure in its own right, marked as such; nothing if it is not set. */
export function ownFigure(label: string, value: string | undefined, note?: string): SourcedFact[] {
  if (!value) return [];
  return [{ label, value, ...(note && { note }), source: `${site.name}’s own figure`, asOf: site.claimsAsOf }];
}

export const solarOwnFigures: readonly SourcedFact[] = ownFigure(
  "Warranty on panels",
  panelWarranty,
  "The maker’s document in your quote says what is covered and who pays for labour.",
);

export const batteryOwnFigures: readonly SourcedFact[] = ownFigure(
  "Warranty on a battery",
  batteryWarranty,
  "Read whether years, cycles or energy end it first.",
);

export const chargerOwnFigures: readonly SourcedFact[] = [
  ...ownFigure("Average annual EV saving", evSavingYearly, "Against petrol or diesel. Yours follows from your miles."),
  ...ownFigure("Charging a car with a 7kW charger", chargeTimeAt7kw, "The size of the car’s battery decides."),
  ...ownFigure("Warranty on an EV charger", chargerWarranty),
];

/** The card about trees planted in a place; none if neither figure is set. */
export function treeCards(place: string, treesPlanted?: string, profitsToTrees?: string): LandingPage["cards"] {
  const points = [
    ...(treesPlanted ? [`${treesPlanted} trees planted in ${place}`] : []),
    ...(profitsToTrees ? [`${profitsToTrees} of our profits plant trees`] : []),
  ];
  if (points.length === 0) return [];
  return [{ title: "Trees planted", text: `These figures are our own, as of ${site.claimsAsOf}.`, points }];
}
