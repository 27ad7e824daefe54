import { limits } from "#config/limits.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { services } from "#content/services.ts";

/** The groups and their services appear below this text. */
export const servicesIndex: StaticPage = {
  path: "/services",
  title: "Renewable energy services for homes and businesses",
  description: `All ${services.length} services on one page: solar, batteries, heat pumps, chargers, efficiency and work for businesses, each with its own calculator.`,
  heading: "Our services",
  intro: `${services.length} kinds of work, one form. Each page says what it is, what to look out for and which help there is and for whom, and has a calculator for a first estimate. Then up to ${limits.leadPlacesMax} installers can quote.`,
  sections: [
    {
      heading: "Not sure where to start?",
      paragraphs: [
        "Start with what loses or costs you most. A home that is cold with the heating on gains more from finding its leaks than from new equipment; that is what an energy audit is for. A home with a sunny roof and people in during the day gets most from solar panels. A boiler near its end is the moment to ask about a heat pump, because in England and Wales the grant is for replacing one.",
      ],
      links: [
        { label: "Energy audits", to: "/services/energy-audits" },
        { label: "Solar panels", to: "/services/solar-panels" },
        { label: "Heat pumps", to: "/services/heat-pumps" },
        { label: "Grants, and who can have them", to: "/services/grants" },
      ],
    },
  ],
  links: [
    { label: "Tesla Powerwall", to: "/tesla-powerwall" },
    { label: "Solar with a battery", to: "/solar-battery-combo" },
    { label: "Get up to 3 free quotes", to: "/contact" },
  ],
};
