import type { StaticPage } from "#content/pages/static-page.ts";

/** The figures, the five services, the search, the map and the cards appear below this text. */
export const localAreas: StaticPage = {
  path: "/local-areas",
  title: "Renewable energy installers by area across the UK",
  description:
    "Find your city, county or London borough: what a solar roof makes there, how many people live there, its postcodes, and free installer quotes.",
  heading: "Find your area",
  intro:
    "Search by name or by the first half of your postcode. Each page holds what is true of that place: the sun it gets, its people, its postcodes and its neighbours.",
  sections: [
    {
      heading: "What changes from place to place",
      paragraphs: [
        "Sun, first of all: the same south-facing panels make about 1,010 kWh a year for each kilowatt in the South West of England and about 875 kWh in Scotland (our planner, from SAP 2012 climate data). Grants differ too: the Boiler Upgrade Scheme is for England and Wales, while Scotland has a scheme of its own. And payment for exported solar power under the Smart Export Guarantee is for Great Britain only.",
        "What does not change is the price of asking. If your place is not in the list, the form works with any UK postcode.",
      ],
      links: [
        { label: "Grants, and who can have them", to: "/services/grants" },
        { label: "Get up to 3 free quotes", to: "/contact" },
      ],
    },
  ],
};
