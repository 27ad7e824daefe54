/** A figure in a sentence that stands in no record of its page: what it is, and on which pages it is shown. */
export interface TextFigure {
  id: string;
  /** As sentences show it. */
  shown: string;
  /** What it is, as the register of assumptions calls it. */
  what: string;
  /** Slugs of service pages, addresses of all others. */
  on: readonly string[];
  /** The rows of the register that hold this figure; without them it is a row of its own. */
  restsOn?: readonly string[];
}

/** Worked out from other figures, so that it changes with them. */
export interface Sum extends TextFigure {
  amount: number;
  /** The rows of the register whose figures it works with. */
  restsOn: readonly string[];
}

/** A rule, a limit, a quantity of nature: read somewhere. */
export interface Rule extends TextFigure {
  source: string;
  asOf: string;
  /** When it was last compared with its source, and the last day on which that counts as current, as 2026-11-21. */
  checkedOn: string;
  validUntil: string;
}
