import type { CopySection, Question, SourcedFact } from "#content/service-pages/service-page.ts";
import type { ServiceSlug } from "#content/services.ts";

/** What a guide rests on: a law, a standard, a statistic. */
export interface GuideSource {
  publisher: string;
  title: string;
  /** Of the edition that we used; "read" and a day where the source carries none. */
  date: string;
  url?: string;
}

export interface GuideSection extends CopySection {
  table?: {
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
}

/** An article of 900 to 1,800 words. The template is app/routes/site/guides/guide.tsx. */
export interface Guide {
  slug: string;
  /** For search engines, at most 60 characters, without the site's name. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  heading: string;
  /** What a reader in a hurry needs, before everything else. */
  answer: readonly string[];
  sections: readonly GuideSection[];
  facts: readonly SourcedFact[];
  faq: readonly Question[];
  sources: readonly GuideSource[];
  /** The day on which it was written or last rewritten, as 2026-11-23. */
  writtenOn: string;
  services: readonly ServiceSlug[];
  areas: readonly string[];
}
