import type { quoteServiceOptions } from "#content/options.ts";

export const serviceGroups = [
  "Solar Solutions",
  "Heating & EV",
  "Efficiency & Renewables",
  "Commercial Services",
] as const;

export type ServiceGroup = (typeof serviceGroups)[number];

type Service = {
  readonly slug: string;
  readonly label: string;
  /** What quotes are for, inside a sentence: "For a heat pump in Kent." */
  readonly quotedWork: string;
  readonly group: ServiceGroup;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly summary: string;
  /** Preselected in the quote form beside this service. Source: decisions.md, section 10. */
  readonly quoteOption: (typeof quoteServiceOptions)[number]["value"];
  /** Its name in the admin's lead form, if it is there. */
  readonly adminLabel?: string;
};

/** The one catalogue, in menu order: four groups of four. */
export const services = [
  {
    slug: "solar-panels",
    label: "Solar Panels",
    quotedWork: "solar panels",
    group: "Solar Solutions",
    icon: "sun",
    summary: "Make your own electricity on the roof you already have.",
    quoteOption: "solar-panels",
    adminLabel: "Solar Panels",
  },
  {
    slug: "commercial-solar",
    label: "Commercial Solar",
    quotedWork: "solar panels on a commercial roof",
    group: "Solar Solutions",
    icon: "building",
    summary: "Put an office, farm or warehouse roof to work.",
    quoteOption: "commercial",
    adminLabel: "Commercial Solar",
  },
  {
    slug: "battery-storage",
    label: "Battery Storage",
    quotedWork: "battery storage",
    group: "Solar Solutions",
    icon: "battery",
    summary: "Keep the afternoon’s sun for the evening’s cooking.",
    quoteOption: "battery-storage",
    adminLabel: "Battery Storage",
  },
  {
    slug: "solar-maintenance",
    label: "Solar Maintenance",
    quotedWork: "the cleaning, checking or repair of your panels",
    group: "Solar Solutions",
    icon: "wrench",
    summary: "Cleaning, checks and repairs for panels already up.",
    quoteOption: "solar-panels",
  },
  {
    slug: "heat-pumps",
    label: "Heat Pumps",
    quotedWork: "a heat pump",
    group: "Heating & EV",
    icon: "fan",
    summary: "Steady warmth from the air outside, without gas.",
    quoteOption: "heat-pumps",
    adminLabel: "Heat Pumps",
  },
  {
    slug: "low-carbon-heating",
    label: "Low Carbon Heating",
    quotedWork: "low carbon heating",
    group: "Heating & EV",
    icon: "flame",
    summary: "Hot water and heating that suit the house you have.",
    quoteOption: "low-carbon-heating",
  },
  {
    slug: "ev-chargers",
    label: "EV Chargers",
    quotedWork: "an EV charger",
    group: "Heating & EV",
    icon: "plug",
    summary: "Charge overnight, at home, at the cheapest hour.",
    quoteOption: "ev-chargers",
    adminLabel: "EV Chargers",
  },
  {
    slug: "smart-heating",
    label: "Smart Heating",
    quotedWork: "smart heating",
    group: "Heating & EV",
    icon: "thermometer",
    summary: "Warm the rooms you use, when you use them.",
    quoteOption: "low-carbon-heating",
  },
  {
    slug: "smart-home",
    label: "Smart Home Energy",
    quotedWork: "a smart home energy system",
    group: "Efficiency & Renewables",
    icon: "home",
    summary: "See what uses power, and let the house save it.",
    quoteOption: "smart-home",
    adminLabel: "Smart Home Systems",
  },
  {
    slug: "water-systems",
    label: "Water Systems",
    quotedWork: "a water-saving system",
    group: "Efficiency & Renewables",
    icon: "droplets",
    summary: "Catch the rain, heat less water, pay for less.",
    quoteOption: "other",
  },
  {
    slug: "wind-hydro",
    label: "Wind & Hydro",
    quotedWork: "wind or hydro power",
    group: "Efficiency & Renewables",
    icon: "wind",
    summary: "Power from a windy hill or a stream that never rests.",
    quoteOption: "other",
  },
  {
    slug: "energy-audits",
    label: "Energy Audits",
    quotedWork: "an energy audit",
    group: "Efficiency & Renewables",
    icon: "clipboard",
    summary: "Find out where the energy goes before you spend.",
    quoteOption: "other",
    adminLabel: "Energy Audits",
  },
  {
    slug: "commercial-renewables",
    label: "Commercial Renewables",
    quotedWork: "commercial renewables",
    group: "Commercial Services",
    icon: "factory",
    summary: "Solar, wind and storage for working buildings.",
    quoteOption: "commercial",
  },
  {
    slug: "fleet-charging",
    label: "Fleet EV Charging",
    quotedWork: "charging points for your fleet",
    group: "Commercial Services",
    icon: "truck",
    summary: "Depot charging that has every van ready by morning.",
    quoteOption: "ev-chargers",
  },
  {
    slug: "net-zero",
    label: "Net Zero Consultancy",
    quotedWork: "a net zero plan",
    group: "Commercial Services",
    icon: "leaf",
    summary: "A costed plan from today’s footprint to none.",
    quoteOption: "commercial",
  },
  {
    slug: "grants",
    label: "Grants",
    quotedWork: "work that a grant can help to pay for",
    group: "Commercial Services",
    icon: "coins",
    summary: "What help there is, who can have it and how to apply.",
    quoteOption: "other",
  },
] as const satisfies readonly Service[];

/** Where to ask for the same again: the page they asked from, otherwise the service's page, otherwise Contact. */
export function askingPath(serviceSlug: string | null, serviceType: string): string {
  const page = services.find(({ slug }) => slug === (serviceSlug ?? serviceType));
  return page ? `/services/${page.slug}#quote` : "/contact#quote";
}

export type ServiceSlug = (typeof services)[number]["slug"];
