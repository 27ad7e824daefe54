/** A figure in a sentence that no record of its page holds: what it is, and which pages show it. */
export interface TextFigure {
  id: string;
  shown: string;
  /** Its name in the register of assumptions. */
  what: string;
  /** Slugs of service pages, addresses of all others. */
  on: readonly string[];
  /** The register's rows that hold this figure; without them it is its own row. */
  restsOn?: readonly string[];
}

/** Calculated from other figures, so it changes with them. */
export interface Sum extends TextFigure {
  amount: number;
  /** The register's rows that it is calculated from. */
  restsOn: readonly string[];
}

/** A rule, a limit or a physical constant, with a source. */
export interface Rule extends TextFigure {
  source: string;
  asOf: string;
  /** When it was last checked, and the last day that counts as current, as 2026-11-21. */
  checkedOn: string;
  validUntil: string;
}
