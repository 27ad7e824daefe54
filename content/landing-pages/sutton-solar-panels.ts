import { site } from "#config/site.ts";
import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { savingIn, solarSitesIn, vatOnPanels, yieldIn } from "#content/landing-pages/local-facts.ts";
import { ownFigure, solarOwnFigures } from "#content/landing-pages/own-figures.ts";
import { payBackSutton } from "#content/landing-pages/pay-back.ts";
import { selfUse } from "#content/service-pages/common-facts.ts";

const { installations, generation, payBack } = site.localClaims.sutton;

export const suttonSolarPanels: LandingPage = {
  area: "sutton",
  suffix: "solar-panels",
  calculator: "solar-sutton",
  title: "Solar panels Sutton: Cheam, Carshalton, Wallington",
  description:
    "Solar panels in Sutton: what thirties semis, bungalows and estate houses can carry, how the sums work out here, and up to 3 free quotes.",
  heading: "Solar panels in Sutton",
  intro:
    "Sutton is a borough of houses rather than flats, and most of them have a tiled roof that one family owns. That makes decisions short. The questions left are direction, weight and which of your trees may stay.",
  picture: "solar",
  coverage: {
    title: "Coverage in the borough",
    text: "Installers who answer Sutton requests come to all of SM1 to SM3, SM5, SM6 and this side of KT4.",
    places: [
      "Beddington",
      "Belmont",
      "Benhilton",
      "Carshalton",
      "Carshalton Beeches",
      "Cheam",
      "Hackbridge",
      "North Cheam",
      "Rosehill",
      "St Helier",
      "Sutton",
      "The Wrythe",
      "Wallington",
      "Worcester Park",
    ],
  },
  cards: [
    {
      title: "Semis of the thirties",
      text: "Rosemary tiles on sawn rafters carry panels well when they are in good order. Where heavier concrete tiles came later, a surveyor checks the purlins for sag. The bay in front is decoration; the work happens on the back and the side.",
    },
    {
      title: "Bungalows",
      text: "North Cheam and Stonecot Hill have bungalows whose roof is large compared with the rooms below. They reach a full system easily. A low eave means a light scaffold, and the inverter can sit in the garage instead of a hot loft.",
    },
    {
      title: "St Helier and Roundshaw",
      text: "Cottage terraces at St Helier are small, with short slopes and shared stacks, so expect a modest system. Roundshaw mixes rebuilt houses and blocks. For homes that belong to the council or a housing association, the landlord has to ask.",
    },
    {
      title: "A borough with examples",
      text: "BedZED at Hackbridge set photovoltaic cells into its glazing and roofs early in this century. It shows both sides of age: glass lasts, electronics get replaced. If you want to talk to people who have lived under panels for long, they are here.",
    },
  ],
  facts: [
    yieldIn("sutton"),
    savingIn("sutton"),
    ...ownFigure("Generation in Sutton", generation, "Our estimate for south-facing panels is next to it."),
    payBackSutton,
    selfUse,
    ...ownFigure("Payback in Sutton", payBack),
    solarSitesIn("sutton"),
    vatOnPanels,
    ...ownFigure("Installations in Sutton", installations),
    ...solarOwnFigures,
  ],
  benefits: [
    "One owner for one roof on nearly every street",
    "Garages and side passages for inverter and cable",
    "Chalk uplands with a wide sky at Belmont and Carshalton Beeches",
    "A larger system in the estimate: the Sutton calculator counts up to 12 kW",
    "No VAT on supply and fitting together in your home before April 2027",
  ],
  sections: [
    {
      heading: "What a Sutton roof makes, and what that is worth",
      paragraphs: [
        "By our planner, which starts from the government’s climate tables, a south-facing kilowatt here makes about 958 kWh in a year and one facing east or west about 809. Four kilowatts to the south are therefore some 3,830 kWh. June brings about 504 of them and December about 107, so think in years and not in months.",
        `Now the money. A semi with three bedrooms uses about 980 kWh of it instead of buying at ${shown.electricityPlanned}, which is the price cap of autumn 2026 with the VAT of next April, and sells the rest at ${shown.exportGood}: about £614 in a year as expected. With a duller sun, other habits or an export rate down to ${shown.exportLowest} it is £460, with luck £660. An installer who promises you much more should say where the rest comes from.`,
      ],
    },
    {
      heading: "Getting from idea to scaffold",
      paragraphs: [
        "Look at the loft yourself before the survey. Daylight between the tiles, a sagging purlin or torn felt is better mended now than with panels on top. Photographs of the rafters, the consumer unit and the meter save one visit.",
        "Homes in the Cheam and Carshalton villages, in Sutton Garden Suburb and in Wrythe Green are in conservation areas, where the street side of a wall needs permission. Elsewhere the work is normally permitted development. Beeches and cedars south of the railway may be protected even where the house is not.",
        "The application to the grid goes to UK Power Networks and the installer writes it. A supply fuse of sixty amps, still found in some thirties meters, is no bar to panels; it is worth raising if a car charger follows.",
      ],
    },
  ],
  faq: [
    {
      question: "Are Sutton’s north-facing slopes of any use?",
      answer:
        "The downs fall towards London, so many gardens look north and the front roof is the sunny one. Panels on the front are permitted on an ordinary house. A shallow north slope makes around six tenths of a southern one and is the last to fill.",
    },
    {
      question: "My loft has a water tank; must it go?",
      answer:
        "Not for the panels. It matters only if you want the inverter next to it, and a garage or hall cupboard is cooler anyway. Combi boilers have made many tanks redundant, so a plumber can take it out at leisure.",
    },
    {
      question: "Do I need 12 kW because the calculator goes up to it?",
      answer:
        "No. It is where the rule of thumb stops, not advice. Many homes are served by a quarter to a half of that, and systems above 3.68 kW on a single phase need the network’s agreement first.",
    },
    {
      question: "Does an area of special local character stop panels?",
      answer:
        "Not by itself. Sutton Council uses these areas when it judges applications, and panels that keep to the national limits need none. Look for an Article 4 direction on the council’s map, because that can take the right away.",
    },
  ],
};
