import { limits } from "#config/limits.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

/** The quote form for businesses appears beside this text. */
export const business: StaticPage = {
  path: "/business",
  title: "Energy for businesses: solar, heat, charging",
  description: `Solar, heat, wind and charging for companies, schools and farms: what to have ready, what differs from a home, and up to ${limits.leadPlacesMax} free quotes.`,
  heading: "For a company, a school or a farm",
  intro: `A business building is a different job from a house: it depends on the roof, the lease and the supply. Tell us what you have, and up to ${limits.leadPlacesMax} installers who do this work can reply.`,
  sections: [
    {
      heading: "What the form asks, and why",
      paragraphs: [
        "Your yearly electricity use, the kind of site, who owns it and its supply. With these an installer can tell whether the job suits them before they call. You can leave any of them blank.",
      ],
      points: [
        "Yearly use is on the last bill of your contract year; your supplier can also send half-hourly data.",
        "If you lease the building, the landlord has to agree, and often the lender and insurer too. Tell installers early.",
        "A three-phase supply is usual in workshops and rare in small shops; the label on the meter says which you have.",
        "Free roof or ground space: leave out roof lights, plant and the edge needed for maintenance.",
      ],
    },
    {
      heading: "What installers see before they take your request",
      paragraphs: [
        `The site, the work and the first half of the postcode. Your company’s name, yours, the telephone number and the full address stay hidden until one of them has taken your request; at most ${limits.leadPlacesMax} can.`,
      ],
    },
    {
      heading: "How it differs from a home",
      paragraphs: [],
      points: [
        "VAT: the zero rate for energy-saving materials is for homes and charity buildings. A business pays the standard rate and, if it is registered, reclaims it as usual.",
        "Tax: most of this work counts as plant, and the Annual Investment Allowance can take it off the year’s profit.",
        "Planning and connection: the size limits differ, and for larger systems you need the network operator’s consent before you order.",
        "Contract: consumer rights such as the right to cancel are for consumers. Agree in writing what happens when dates slip.",
      ],
      links: [
        { label: "Business rates and allowances", to: "/guides/business-rates-and-allowances" },
        { label: "Planning rules, nation by nation", to: "/guides/planning-rules-by-nation" },
      ],
    },
    {
      heading: "More about each kind of work",
      paragraphs: ["Each page says what the work needs, its benefits and which tax relief applies."],
      links: [
        { label: "Solar on a commercial roof", to: "/services/commercial-solar" },
        { label: "Solar, wind and storage together", to: "/services/commercial-renewables" },
        { label: "Charging for a fleet", to: "/services/fleet-charging" },
        { label: "A net zero plan", to: "/services/net-zero" },
        { label: "An energy audit", to: "/services/energy-audits" },
        { label: "Rented homes: for landlords", to: "/guides/landlords" },
      ],
    },
  ],
};
