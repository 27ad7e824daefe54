import type { StaticPage } from "#content/pages/static-page.ts";

/** The figures, the five services, the search, the map and the cards appear below this text. */
export const localAreas: StaticPage = {
  path: "/local-areas",
  title: "Renewable energy installers by area across the UK",
  description:
    "Find your city, county or London borough: what a solar roof generates there, how many people live there, its postcodes, and free installer quotes.",
  heading: "Find your area",
  intro:
    "Search by name or by the first half of your postcode. Each page has local figures: the sun, the population, the postcodes and the places nearby.",
  sections: [
    {
      heading: "What changes from place to place",
      paragraphs: [
        "First, the sun: the same south-facing panels generate about 1,010 kWh a year per kilowatt in the South West of England and about 875 kWh in Scotland (our planner, from SAP 2012 climate data). Grants differ too: the Boiler Upgrade Scheme is for England and Wales, while Scotland has its own scheme. And the Smart Export Guarantee, which pays for exported solar power, covers only Great Britain.",
        "Asking for quotes is free everywhere. If your area is not in the list, the form works with any UK postcode.",
      ],
      links: [
        { label: "Grants, and who can get them", to: "/services/grants" },
        { label: "Installers and what we checked", to: "/installers" },
        { label: "Get up to 3 free quotes", to: "/contact" },
      ],
    },
  ],
};
