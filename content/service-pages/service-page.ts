import type { ServiceSlug } from "#content/services.ts";

/** A figure with its source and date; none is shown without both. */
export interface SourcedFact {
  /** The id of its record, the same wherever it is shown. */
  id?: string | undefined;
  label: string;
  value: string;
  /** What it depends on, or whom it applies to. */
  note?: string;
  source: string;
  /** As people read it: "21 November 2026", "September 2026". */
  asOf: string;
  /** The register's rows that hold its figures; none if it shows no figure of ours. */
  restsOn: readonly string[];
  /** A claim of the operator without evidence: shown only in the demonstration. */
  isExample?: boolean;
}

/** Who can get each grant today. */
export interface GrantNote {
  id: string;
  name: string;
  amount: string;
  who: string;
  where: string;
  /** Until when, if an end date is known. */
  until?: string;
  source: string;
  asOf: string;
  restsOn: readonly string[];
}

export interface Question {
  question: string;
  answer: string;
}

export interface CopyTable {
  caption: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
  /** The cells hold sentences: each row is a separate block on a phone. */
  isProse?: boolean;
}

export interface CopySection {
  heading: string;
  paragraphs: readonly string[];
  table?: CopyTable;
  points?: readonly string[];
  /** Where readers can calculate it themselves. */
  links?: readonly { label: string; to: string }[];
}

/** One of the 16 service pages. The template is app/routes/site/service/service.tsx. */
export interface ServicePage {
  slug: ServiceSlug;
  /** For search engines, at most 60 characters, without the site's name. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  heading: string;
  intro: string;
  /** The part of the house that illustrates it (app/ui/house/house.tsx). */
  picture:
    | "solar"
    | "roof"
    | "battery"
    | "ev"
    | "charger"
    | "heat-pump"
    | "cylinder"
    | "thermostat"
    | "living"
    | "rooms"
    | "water-butt"
    | "commercial"
    | "turbine"
    | "house";
  /** Information cards under the calculator: what it is, what it needs, what it costs to run. */
  cards: readonly { title: string; text: string; points?: readonly string[] }[];
  facts: readonly SourcedFact[];
  grants: readonly GrantNote[];
  /** The promise card of the three long pages. */
  promise?: { title: string; text: string; points: readonly string[] };
  benefits: readonly string[];
  sections: readonly CopySection[];
  faq: readonly Question[];
  related: readonly ServiceSlug[];
  /** The points on the home page's card, which shows the first three. */
  features: readonly string[];
}
