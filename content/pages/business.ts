import { limits } from "#config/limits.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

/** The quote form for businesses appears beside this text. */
export const business: StaticPage = {
  path: "/business",
  title: "Energy for businesses: solar, heat, charging",
  description: `Solar, heat, wind and charging for companies, schools and farms: what to have ready, what differs from a home, and up to ${limits.leadPlacesMax} free quotes.`,
  heading: "For a company, a school or a farm",
  intro: `A working building is a different job from a house: its roof, its lease and its supply decide before any panel does. Say what you have, once, and up to ${limits.leadPlacesMax} installers who do such work answer.`,
  sections: [
    {
      heading: "What the form asks, and why",
      paragraphs: [
        "Your yearly electricity, the kind of site, who owns it and its supply. With these an installer can tell whether the job is theirs before calling you. All of them may stay empty.",
      ],
      points: [
        "Yearly electricity is on the last bill of your contract year; a supplier can also send half-hourly data.",
        "On a lease the landlord has to agree, and often the lender and the insurer too. Say so early.",
        "Three phases are usual in workshops and rare in small shops; the meter’s label says which you have.",
        "Free roof or ground space: without roof lights, plant and the edge that maintenance needs.",
      ],
    },
    {
      heading: "What installers see before they take part",
      paragraphs: [
        `The site, the work and the first half of the postcode. Your company’s name, yours, the telephone number and the full address stay hidden until one of them has taken your request; at most ${limits.leadPlacesMax} can.`,
      ],
    },
    {
      heading: "What is different from a home",
      paragraphs: [],
      points: [
        "VAT: the zero rate for energy-saving materials is for homes and charity buildings. A business pays the standard rate and, if it is registered, reclaims it as usual.",
        "Tax: most of such work is plant, which the Annual Investment Allowance can take off the year’s profit.",
        "Planning and connection: other rules for size, and for larger systems the network operator’s consent comes before the order.",
        "Contract: consumer rights such as the right to cancel are for consumers. Agree in writing what happens when dates slip.",
      ],
      links: [
        { label: "Business rates and allowances", to: "/guides/business-rates-and-allowances" },
        { label: "Planning rules, nation by nation", to: "/guides/planning-rules-by-nation" },
      ],
    },
    {
      heading: "Work with a page of its own",
      paragraphs: ["Each says what it needs, what it brings and which relief applies."],
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
