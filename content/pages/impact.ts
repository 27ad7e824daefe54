import { site } from "#config/site.ts";
import type { Claims, ShownClaim } from "#content/claims.ts";
import { shown } from "#content/figures/shared-figures.ts";
import type { StaticPage, StaticSection } from "#content/pages/static-page.ts";
import { gridCarbon, typicalUse, yieldRange, yieldUk } from "#content/service-pages/common-facts.ts";

/** What one home saves. The sums use the facts above, rounded. */
const oneHome: readonly StaticSection[] = [
  {
    heading: "What one solar roof saves",
    paragraphs: [
      `Four kilowatts of panels facing south generate about ${shown.fourKwYear} in an average UK year. If each unit replaces one from the grid, at home or at a neighbour’s, that is about 480 kg of CO₂e a year.`,
      "The saving per unit shrinks as the grid gets cleaner: in 2016 a unit of grid electricity meant 0.412 kg. The panels still cut your bill.",
    ],
  },
  {
    heading: "What one heat pump saves",
    paragraphs: [
      `Take a typical home that uses ${shown.typicalGas} of gas a year, all burnt in a boiler that turns ${shown.boiler} of it into heat. That is about 1,730 kg of CO₂e a year. Our planner finds that a heat pump with radiators for 45 °C needs 2,413 kWh for the same heat in the UK’s average climate: about 320 kg. The difference is about 1,410 kg a year.`,
      "As the grid gets cleaner, the same heat pump saves more each year. Those figures mean 3.3 units of heat per unit of electricity. Cooler radiators give more and a poor design gives less, so ask installers for the figure they design for.",
    ],
  },
];

/** The page at /impact. It doesn't mention claims the operator has not set, and drops sections left empty. */
export function impactPage(claims: Claims): StaticPage {
  const ours = impactSections(claims);
  const whatWeGive = ours.length > 0 ? "what we give back, and " : "";
  return {
    path: "/impact",
    title: "Our impact: carbon, and what one home saves",
    description:
      "What our work does for the climate: how much carbon one solar roof or one heat pump saves, worked out step by step, with the figures behind it.",
    heading: "Our impact",
    intro: `${site.name} helps people get solar panels and heat pumps. Here is ${whatWeGive}what one installation does.`,
    sections: [...ours, ...oneHome],
    facts: [gridCarbon, yieldUk, yieldRange, typicalUse],
    links: [
      { label: "Get up to 3 free quotes", to: "/contact" },
      { label: "All services", to: "/services" },
    ],
  };
}

function impactSections(claims: Claims): StaticSection[] {
  return [trees(claims), carbon(claims)].filter(({ points = [] }) => points.length > 0);
}

const ownFigures = ["Our own figures, each with its evidence."];

function trees({ profitsToTrees, treesPlanted, treesOfOneInstallation }: Claims): StaticSection {
  return {
    heading: "Trees",
    paragraphs: ownFigures,
    points: [
      ...claimLine("", profitsToTrees, " of our profits plant trees"),
      ...claimLine("", treesPlanted, " trees planted"),
      ...claimLine("1 solar installation equals ", treesOfOneInstallation, ""),
    ],
  };
}

function carbon({ installations, co2SavedYearly }: Claims): StaticSection {
  return {
    heading: "Homes and carbon",
    paragraphs: ownFigures,
    points: [
      ...claimLine("", installations, " installations and customers"),
      ...claimLine("", co2SavedYearly, " of CO₂ saved a year"),
    ],
  };
}

const claimLine = (before: string, claim: ShownClaim | undefined, after: string) =>
  claim ? [`${before}${claim.value}${after} (${claim.proof}).`] : [];
