import { site } from "#config/site.ts";
import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { ownFigure, solarOwnFigures, treeCards } from "#content/landing-pages/own-figures.ts";
import { exportPrice, solarCost } from "#content/service-pages/common-facts.ts";

const { berkshire } = site.localClaims;

export const berkshireSolarPanels: LandingPage = {
  area: "berkshire",
  suffix: "solar-panels",
  calculator: "solar-berkshire",
  title: "Solar panels Berkshire: Reading, Slough, Newbury",
  description:
    "Solar panels in Berkshire’s 15 towns: estate roofs, thatch and barns, six councils, one network operator, and up to 3 free quotes.",
  heading: "Solar panels in Berkshire",
  intro:
    "Much of Berkshire was built after the war, and young roofs are kind to solar panels: trussed rafters, known loads, straight battens. Bracknell and the Thames Valley estates are the easy part. The villages of the Kennet and Lambourn valleys need more care.",
  picture: "solar",
  coverage: {
    title: "Fifteen towns we cover",
    text: "Crowthorne still calls itself a village, and we list it all the same. Villages and farms between these towns are covered too.",
    places: [
      "Reading",
      "Slough",
      "Bracknell",
      "Maidenhead",
      "Wokingham",
      "Windsor",
      "Newbury",
      "Thatcham",
      "Hungerford",
      "Woodley",
      "Earley",
      "Sandhurst",
      "Ascot",
      "Eton",
      "Crowthorne",
    ],
  },
  cards: [
    {
      title: "Trussed roofs",
      text: "From the later twentieth century on, builders set factory-made trusses at regular spacing. Their strength is known, so the structural check is mostly paperwork. Nobody should cut a truss to make room for an inverter.",
    },
    {
      title: "Estates with many directions",
      text: "Winding closes in Lower Earley, Woosehill or Great Hollands were planned for quiet rather than for sun. Your neighbour’s figures may not apply to you. The surveyor measures your own roof’s direction and pitch.",
    },
    {
      title: "Barns, yards and thatch",
      text: "Thatch carries no panels, and most thatched homes are listed. In the Lambourn valley a stable range or an open barn can do the work instead, with a buried cable to the house. For a working yard, a commercial system may suit better.",
    },
    ...treeCards("Berkshire", berkshire.treesPlanted, site.claims.profitsToTrees),
  ],
  facts: [
    yieldIn("berkshire"),
    savingIn("berkshire"),
    solarSitesIn("berkshire"),
    solarCost,
    exportPrice,
    vatOnPanels,
    ...ownFigure("Installations in Berkshire", berkshire.installations),
    ...solarOwnFigures,
  ],
  benefits: [
    "Predictable structures on the estates along the M4",
    "Garages that keep the inverter cool and out of the house",
    "One network operator for the whole county",
    "A good fit with air-conditioned home offices, which want power when the sun is high",
    `Fitted to a dwelling with VAT at zero for as long as the relief runs, now to ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "From Slough to Hungerford: what changes",
      paragraphs: [
        "Slough’s inter-war houses have simple roofs, and Reading’s brick terraces have narrow ones. Ask whether the loft has been turned into a room, since many have, and whether that was signed off by building control.",
        "Bracknell’s early neighbourhoods belong to the new town, with shallow roofs and some flat ones. A shallow pitch loses little: panels at fifteen degrees still make most of what they would at thirty-five. Maidenhead and Windsor are older and leafier, and the river meadows bring morning mist in autumn, a small loss in a month that gives little.",
        "West of Theale houses are scattered and lines are long. The design there starts with a question to the network: how much may this supply send back?",
      ],
    },
    {
      heading: "Six councils, one grid",
      paragraphs: [
        "Planning is local. Reading, Slough, Bracknell Forest, Wokingham, West Berkshire and Windsor and Maidenhead each keep their own maps of conservation areas, and the Windsor side adds the setting of the castle and the Great Park. On a plain house outside those maps, panels need no application in any of the six.",
        "The grid is the same throughout: SSEN owns the cables. Small systems are reported after the work and larger ones agreed beforehand. Keep the confirmation for your export supplier and for when you sell.",
      ],
    },
  ],
  faq: [
    {
      question: "How sure is the payback of 7 to 10 years in the calculator?",
      answer:
        "Not very: it is the rule of thumb’s and the same for every home. Our planner’s range for your figures comes before it and is usually longer, because most of the power is sold for less than you pay for a kWh, and a new inverter is counted in year 12. Put your own rates beside the price in each quote.",
    },
    {
      question: "My estate house has a management company; do I need its consent?",
      answer:
        "If you own the freehold, the transfer deed may still hold covenants from the developer. They often last only while houses are being sold. Read the deed or ask your conveyancer, and send a drawing if approval is required.",
    },
    {
      question: "Can I have panels near Windsor Castle?",
      answer:
        "Many homes in Windsor do not fall under special rules at all. In the town’s conservation areas keep to the roof and away from walls on the street. Listed houses, and there are plenty round the castle, need consent first.",
    },
    {
      question: "Is the flight path into Heathrow a problem for glare?",
      answer:
        "Panels are built to take in light and reflect less than a window. For the roof of a house in Slough or Datchet we know of no special procedure. A large array on a warehouse close to an airfield is a different matter and may be asked for a glare study.",
    },
  ],
};
