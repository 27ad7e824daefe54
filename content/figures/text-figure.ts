/** A figure in a sentence that stands in no record of its page: what it is, and on which pages it is shown. */
export interface TextFigure {
  id: string;
  /** As sentences show it. */
  shown: string;
  what: string;
  /** Slugs of service pages, addresses of all others. */
  on: readonly string[];
}

/** Worked out from other figures, so that it changes with them. */
export interface Sum extends TextFigure {
  amount: number;
}

/** A rule, a limit, a quantity of nature: read somewhere. */
export interface Rule extends TextFigure {
  source: string;
  asOf: string;
}
