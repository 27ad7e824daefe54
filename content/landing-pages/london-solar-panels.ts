import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { solarOwnFigures } from "#content/landing-pages/own-figures.ts";
import { exportPrice, solarCost } from "#content/service-pages/common-facts.ts";

export const londonSolarPanels: LandingPage = {
  area: "london",
  suffix: "solar-panels",
  calculator: "solar",
  title: "Solar panels London: terraces, flats and semis",
  description:
    "Solar panels in London: what fits a terrace, a valley roof or a shared block, what a kilowatt yields here, and up to 3 free quotes.",
  heading: "Solar panels in London",
  intro:
    "London has fewer solar installations for its size than the counties around it, and flats explain much of that. If you own a whole roof, the sun is a little weaker than on the south coast: about 958 kWh a year for each kW against 1,011 or more. What remains is a puzzle of chimneys, dormers and neighbours, which a good surveyor solves with a tape and a shade meter.",
  picture: "solar",
  coverage: {
    title: "From the river to the last suburb",
    text: "All 32 boroughs and the City are covered. These are some of the places in them.",
    places: [
      "Hampstead",
      "Highbury",
      "Dalston",
      "Leyton",
      "Bow",
      "Blackheath",
      "Peckham",
      "Dulwich",
      "Streatham",
      "Putney",
      "Chiswick",
      "Wembley",
      "Finchley",
      "Romford",
      "Bexleyheath",
    ],
  },
  cards: [
    {
      title: "The rear addition",
      text: "Most London terraces have a narrow wing at the back with a roof of its own. It is low, hidden from the street and often forgotten in the first drawing. Two or three panels there can make up for what a loft conversion took from the main slope.",
    },
    {
      title: "The flat-topped dormer",
      text: "A full-width dormer leaves a flat felt roof above it. Panels can lie there on a weighted or fixed frame at a shallow angle, as long as the deck was built to carry them. Ask for the drawings of the loft conversion before the survey. In a conservation area a flat roof has needed the council’s prior approval since 21 December 2023.",
    },
    {
      title: "The roof that many own",
      text: "Panels for a block of flats count as permitted development too, within the same limits as on a house. The harder part is the lease: who owns the roof, who pays for the system and whose meter gains from it.",
      points: [
        "One system for lifts and stair lights is the easiest to agree",
        "Sharing power among flats needs a metering company",
        "A share of the freehold makes the decision your own",
      ],
    },
  ],
  facts: [
    yieldIn("london"),
    savingIn("london"),
    solarSitesIn("london"),
    solarCost,
    exportPrice,
    vatOnPanels,
    ...solarOwnFigures,
  ],
  benefits: [
    "Daytime use in a city where many people work from the kitchen table",
    "Power that needs no garden, drive or side passage",
    "Payment for what you export, once a smart meter counts it",
    "A few panels on the rear addition where the main roof is taken",
    `No VAT to pay on panels fitted to a home until ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "Getting a good layout out of a small roof",
      paragraphs: [
        "A terraced slope of twenty square metres sounds enough for three kilowatts until the chimney, the soil pipe and the roof window are drawn in. Installers who work in the inner boroughs therefore mix panel sizes, turn some on their side and give each its own optimiser. Fewer panels with a clear view usually beat more panels behind a stack.",
        "Then there is the party wall. Firewalls that rise above the tiles, common in Victorian streets, shade the first half metre beside them for part of the day. Leave that strip empty; you also leave room for the roofer who will one day repoint the wall.",
      ],
    },
    {
      heading: "Neighbours, freeholders and the council",
      paragraphs: [
        "Drilling into a party wall for a bracket or a cable can fall under the Party Wall Act, while hooks in your own rafters do not. Knock on the door anyway: the scaffold will stand against both houses, and next door may want panels while it does.",
        "In conservation areas the slope of the roof generally stays within permitted development. Walls that face a road do not, and flat roofs need prior approval from the council. Some boroughs have withdrawn rights for particular streets by Article 4 directions. The borough’s own map answers this in a minute, and a planning portal search for panels already approved nearby tells you how officers think.",
        "In most boroughs the paperwork for the grid goes to UK Power Networks, in some western ones to SSEN. On an ordinary single-phase supply a system up to 3.68 kW may be connected and notified afterwards.",
      ],
    },
  ],
  faq: [
    {
      question: "Are panels worth it on a loft-converted terrace?",
      answer:
        "They can be, if the front slope, the dormer roof or the rear addition has space without shade. Ask for a layout that shows each panel’s yearly output, so that you can leave out the weakest. Three good panels and a small inverter are a real installation.",
    },
    {
      question: "Do panels need more cleaning in London?",
      answer:
        "Rain does it on a pitched roof. Shallow frames on flat roofs near a railway or a busy road hold dirt longer along the lower edge. A look once a year and a rinse with plain water are enough for most.",
    },
    {
      question: "Can I put panels on my half of a maisonette roof?",
      answer:
        "The lease decides. In many London maisonettes the upper flat owns its roof, in others the freeholder keeps it. A solicitor can read this for you, and the owner’s consent should name the panels, the cables and their later removal.",
    },
    {
      question: "Will a new tower nearby spoil my output?",
      answer:
        "It may take winter sun, when it is low and panels make least anyway. If a planning application near you shows a tall building, ask the installer to model it. Microinverters limit the loss to the panels in shadow.",
    },
  ],
};
