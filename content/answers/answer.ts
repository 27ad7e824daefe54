import type { SourcedFact } from "#content/service-pages/service-page.ts";

type AnswerLine = Omit<SourcedFact, "label">;

/** What people want to know before they read on. Ranges, never only the best case. */
export interface Answer {
  cost: AnswerLine;
  saving: AnswerLine;
  payback: AnswerLine;
  grant: AnswerLine;
}

export interface AnswerChart {
  title: string;
  head: readonly [string, string];
  bars: readonly { label: string; value: number; words: string; isKey?: boolean }[];
  source: string;
  asOf: string;
  restsOn: readonly string[];
}
