import { limits } from "#config/limits.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { services } from "#content/services.ts";

/** The groups and their services appear below this text. */
export const servicesIndex: StaticPage = {
  path: "/services",
  title: "Renewable energy services for homes and businesses",
  description: `All ${services.length} services on one page: solar, batteries, heat pumps, chargers, efficiency and work for businesses, each with its own calculator.`,
  heading: "Our services",
  intro: `${services.length} kinds of work, one form. Each page explains the work, what to look out for and who can get help with the cost, and has a calculator for a first estimate. Then up to ${limits.leadPlacesMax} installers can quote.`,
  sections: [
    {
      heading: "Not sure where to start?",
      paragraphs: [
        "Start with what costs you most. If your home is cold with the heating on, have an energy audit to find out where the heat goes before you buy equipment. If you have a sunny roof and are in during the day, look at solar panels. If your boiler is near the end of its life, ask about a heat pump: in England and Wales there is a grant for replacing one.",
      ],
      links: [
        { label: "Energy audits", to: "/services/energy-audits" },
        { label: "Solar panels", to: "/services/solar-panels" },
        { label: "Heat pumps", to: "/services/heat-pumps" },
        { label: "Grants, and who can get them", to: "/services/grants" },
      ],
    },
  ],
  links: [
    { label: "Tesla Powerwall", to: "/tesla-powerwall" },
    { label: "Solar with a battery", to: "/solar-battery-combo" },
    { label: "Installers and what we checked", to: "/installers" },
    { label: "Get up to 3 free quotes", to: "/contact" },
  ],
};
