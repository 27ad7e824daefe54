import type { StaticPage } from "#content/pages/static-page.ts";

/** Shown with status 404 for any unknown address, so it has no path. */
export const notFound: Omit<StaticPage, "path"> = {
  title: "Page not found",
  description:
    "There is no page at this address. These links lead to our services, our local pages and the quote form.",
  heading: "404: Page not found",
  intro: "The address may be wrong, or the page may have moved. One of these may be what you were looking for.",
  sections: [],
  links: [
    { label: "Home", to: "/" },
    { label: "Contact us", to: "/contact" },
    { label: "All services", to: "/services" },
    { label: "Solar panels", to: "/services/solar-panels" },
    { label: "Solar panels in London", to: "/solar-panels-london" },
    { label: "Solar panels in Surrey", to: "/solar-panels-surrey" },
    { label: "Solar panels in Kent", to: "/solar-panels-kent" },
    { label: "Solar panels in Kingston", to: "/solar-panels-kingston" },
    { label: "Solar panels in Croydon", to: "/local/croydon/solar-panels" },
    { label: "EV chargers", to: "/services/ev-chargers" },
    { label: "EV chargers in London", to: "/ev-chargers-london" },
    { label: "EV chargers in Croydon", to: "/ev-chargers-croydon" },
    { label: "Fleet EV charging", to: "/services/fleet-charging" },
    { label: "Battery storage", to: "/services/battery-storage" },
    { label: "Tesla Powerwall", to: "/tesla-powerwall" },
    { label: "Solar with a battery", to: "/solar-battery-combo" },
    { label: "Renewable energy in Croydon", to: "/local/croydon" },
  ],
};
