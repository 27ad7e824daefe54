import { type Claim, site } from "#config/site.ts";
import { EXAMPLE, shownClaim } from "#content/claims.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

const { panelWarranty, batteryWarranty, chargerWarranty, evSavingYearly, chargeTimeAt7kw } = site.localClaims;

/** An operator's claim as a figure, marked as such; nothing if it is not set. */
export function ownFigure(label: string, claim: Claim | undefined, note?: string): SourcedFact[] {
  if (!claim) return [];
  const { value, evidence } = claim;
  const id = `claim-${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  // The operator's own figure is not one of our assumptions.
  const about = { id, label, value, restsOn: [], ...(note && { note }) };
  const source = `${site.name}’s own figure`;
  if (!evidence) return [{ ...about, source, asOf: EXAMPLE, isExample: true }];
  return [{ ...about, source: `${source}: ${evidence.what}, ${evidence.where}`, asOf: evidence.date }];
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

/** The card about trees planted in a place, proven ones and examples apart. None if none is set. */
export function treeCards(place: string, treesPlanted?: Claim, profitsToTrees?: Claim): LandingPage["cards"] {
  const claims = [
    { claim: treesPlanted, what: `trees planted in ${place}` },
    { claim: profitsToTrees, what: "of our profits plant trees" },
  ];
  const points = (demo: boolean) =>
    claims.flatMap(({ claim, what }) => {
      const shown = shownClaim(claim, demo);
      return shown ? [`${shown.value} ${what} (${shown.proof})`] : [];
    });
  const proven = points(false);
  const examples = points(true).filter((point) => !proven.includes(point));
  const cards: LandingPage["cards"] = [
    { title: "Trees planted", text: "Our own figures, each with its evidence.", points: proven },
    {
      title: "Trees planted, as an example",
      text: `Nothing shows these figures yet.`,
      points: examples,
      isExample: true,
    },
  ];
  return cards.filter((card) => card.points?.length);
}
