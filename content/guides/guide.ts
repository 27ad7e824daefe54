import type { CopySection, Question, SourcedFact } from "#content/service-pages/service-page.ts";
import type { ServiceSlug } from "#content/services.ts";

/** A guide's source: a law, a standard, a statistic. */
export interface GuideSource {
  publisher: string;
  title: string;
  /** Of the edition we used; "read" and a day if the source has none. */
  date: string;
  url?: string;
}

/** Horizontal bars, drawn by app/ui/charts/named-bars.tsx; "Show as table" shows the same figures. */
export interface GuideChart {
  /** With its unit. */
  title: string;
  /** Table headings: of the names and of the values. */
  head: readonly [string, string];
  /** A label and its words fit on one line of a narrow phone: 38 letters together. */
  bars: readonly { label: string; value: number; words: string; isKey?: boolean }[];
}

/** A part of the drawn house, with numbered places that a list below explains. */
export interface GuidePicture {
  /** Within the 800 by 580 units of app/ui/house/house-scene.tsx. */
  viewBox: string;
  /** For screen readers. */
  description: string;
  marks?: readonly { x: number; y: number; text: string }[];
}

export interface GuideSection extends CopySection {
  chart?: GuideChart;
  picture?: GuidePicture;
}

/** An article of 900 to 1,800 words. The template is app/routes/site/guides/guide.tsx. */
export interface Guide {
  slug: string;
  /** For search engines, at most 60 characters, without the site's name. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  heading: string;
  /** For a reader in a hurry, before everything else. */
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
