import type { CopySection, Question, ServicePage, SourcedFact } from "#content/service-pages/service-page.ts";

/** One service in one place, such as /sutton-solar-panels. The template is app/routes/site/landing.tsx. */
export interface LandingPage {
  /** Slugs of its area (content/data/areas.json) and service, which make up the address. */
  area: string;
  suffix: "solar-panels" | "ev-chargers" | "home-battery";
  /** Id of its calculator; Kent has none. */
  calculator?: string;
  /** For search engines, at most 60 characters, without the site's name. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  heading: string;
  intro: string;
  picture: ServicePage["picture"];
  /** Towns or neighbourhoods we cover there. */
  coverage: { title: string; text: string; places: readonly string[] };
  cards: readonly {
    title: string;
    text: string;
    points?: readonly string[];
    /** Contains claims without evidence: shown only in the demonstration. */
    isExample?: boolean;
  }[];
  facts: readonly SourcedFact[];
  benefits: readonly string[];
  sections: readonly CopySection[];
  faq: readonly Question[];
}
