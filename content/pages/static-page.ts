import type { CopySection, Question, SourcedFact } from "#content/service-pages/service-page.ts";

/** `to` is one of our addresses, or a full one (https:, mailto:, tel:). */
export interface PageLink {
  label: string;
  to: string;
}

export interface StaticSection extends CopySection {
  /** Shown under the paragraphs and points. */
  links?: readonly PageLink[];
}

/** A page of text. Anything else on it (the quote form, the map) belongs to the template. */
export interface StaticPage {
  path: string;
  /** For search engines, at most 60 characters, without the site's name. */
  title: string;
  /** For search engines, 50 to 160 characters. */
  description: string;
  heading: string;
  intro: string;
  sections: readonly StaticSection[];
  facts?: readonly SourcedFact[];
  faq?: readonly Question[];
  /** Next steps, at the end of the page. */
  links?: readonly PageLink[];
  /** The whole line, shown under the heading. */
  lastUpdated?: string;
  /** The day on which a legal text last changed, beside the documents' line: the whole line. */
  thisVersion?: string;
  /** A replaced version: hidden from search engines. */
  isEarlier?: boolean;
}

/** Word for word as in the documents. */
export const LEGAL_LAST_UPDATED = "Last updated December 2024";
