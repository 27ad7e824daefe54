import { site } from "#config/site.ts";
import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { ownFigure } from "#content/landing-pages/own-figures.ts";
import { carbonKent, payBackKent, whatKentClaims } from "#content/landing-pages/pay-back.ts";
import { selfUse } from "#content/service-pages/common-facts.ts";

const { generation, payBack, co2SavedYearly } = site.localClaims.kent;

export const kentSolarPanels: LandingPage = {
  area: "kent",
  suffix: "solar-panels",
  title: "Solar panels Kent: coast, Weald and Medway towns",
  description:
    "Solar panels in Kent: a sunnier climate region than London’s, salt air, peg tiles and new estates, with sourced figures and 3 free quotes.",
  heading: "Solar panels in Kent",
  intro:
    "In the climate tables that the government uses for homes, Kent belongs to a sunnier region than London or the Thames Valley. The gain is real but modest, and a shaded roof in Whitstable still loses to a clear one in Watford. What sets Kent apart more is the coast, and the age of its tiles.",
  picture: "solar",
  coverage: {
    title: "Towns in Kent that we cover",
    text: "Medway is included, and so are Thanet and the Isle of Sheppey.",
    places: [
      "Ashford",
      "Canterbury",
      "Chatham",
      "Dartford",
      "Deal",
      "Dover",
      "Faversham",
      "Folkestone",
      "Gravesend",
      "Maidstone",
      "Margate",
      "Rochester",
      "Sevenoaks",
      "Sittingbourne",
      "Royal Tunbridge Wells",
    ],
  },
  cards: [
    {
      title: "By the sea",
      text: "Salt spray reaches roofs in Deal, Margate and Whitstable. Ask for panels tested for salt mist, rails of anodised aluminium and stainless fixings, and keep dissimilar metals apart. Inverters last longer indoors than on a seaward wall.",
    },
    {
      title: "Old clay in the Weald",
      text: "Kent peg tiles vary in length and break under a boot. A crew that knows them works from ladders with hooks over the ridge and replaces what cracks with matching clay. On oast roundels nothing fits, so the stowage or a cart lodge takes the panels.",
    },
    {
      title: "Newer estates",
      text: "Ebbsfleet, Kings Hill and the growth around Ashford have tidy roofs, and some homes came with a few panels already. Adding more means checking what the first inverter and its network approval allow. Your handover pack should tell you.",
    },
  ],
  facts: [
    yieldIn("kent"),
    savingIn("kent"),
    ...ownFigure("Generation in Kent", generation, "Our estimate for south-facing panels is next to it."),
    payBackKent,
    selfUse,
    ...ownFigure("Payback in Kent", payBack),
    carbonKent,
    ...ownFigure("CO2 saved a year in Kent", co2SavedYearly, whatKentClaims),
    solarSitesIn("kent"),
    vatOnPanels,
  ],
  benefits: [
    "A climate region above the UK average for sun",
    "Long roofs on farmhouses, cart lodges and packing sheds",
    "Cool sea breezes, which help panels on hot days",
    "Cheaper running of electric heating in villages that the gas main never reached",
    `The zero rate of VAT for homes, due to end on ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "What Kent’s sun is worth",
      paragraphs: [
        "SAP puts Kent in its region South East England. From that region’s sun our planner works out about 1,011 kWh a year for a south-facing kilowatt and 858 for one that looks east or west. Four kilowatts to the south come to some 4,050 kWh.",
        `A family in a semi uses about 1,000 kWh of that itself. At ${shown.electricityPlanned} (autumn’s price cap and the VAT that returns in April 2027), and ${shown.exportGood} for what is sold, the year brings about £643. What cannot be known beforehand, the export rate above all, makes it £480 to £690.`,
        "Carbon follows the grid. With this year’s factor, 4,050 kWh stands for about 0.53 tonnes, and the number falls as wind and sun supply more of everyone’s power.",
      ],
    },
    {
      heading: "Coast, orchard and lane: practical matters",
      paragraphs: [
        "Wind loads rise towards the shore and on the open marsh. For Romney Marsh, Sheppey and the cliffs at St Margaret’s the fixing plan deserves more hooks and a margin at the verge. Seagulls are a further reason for mesh round the array, because they nest where they can wedge a twig.",
        "Thirteen councils decide planning, Medway among them. In the Kent Downs and the High Weald your roof slope keeps its normal rights unless the house is listed or a condition took them away. In Whitstable, Sandwich or Cranbrook look up the conservation area before you choose the street side.",
      ],
    },
    {
      heading: "Connection and timing",
      paragraphs: [
        "UK Power Networks runs the wires. East Kent hosts large solar farms and cables to the continent, so the network studies bigger applications with care; a house on one phase within 16 amps is only notified.",
        "Between Easter and hop-picking time a roof makes most of its power. If you ask in autumn, survey and paperwork can be done before the light returns.",
      ],
    },
  ],
  faq: [
    {
      question: "Will sea air spoil solar panels in Thanet?",
      answer:
        "Good panels stand it for decades if the frame and clamps are meant for the coast. Ask for the salt-mist test to the standard IEC 61701 and for the maker’s words on distance from the sea. Rinse the glass in a dry summer.",
    },
    {
      question: "Why is there no calculator on this page?",
      answer:
        "Because Kent’s figures are given here as ranges and sums that you can follow. If you want to put in your own bill and roof, the calculator on our solar panels page works for any home in the UK.",
    },
    {
      question: "Can I put panels on an agricultural building in Kent?",
      answer:
        "Usually, though an asbestos cement roof has to be replaced or covered first. Farm buildings fall under other planning classes than houses. Ask for a commercial quote if the power serves the business.",
    },
    {
      question: "Does a chalet park or park home qualify?",
      answer:
        "The roof of a park home is light and not made for added load, so most installers decline. A frame on the ground may suit, with the site owner’s written consent. Ask who owns the supply, because many parks resell electricity.",
    },
  ],
};
