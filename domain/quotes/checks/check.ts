import { type QuoteCheckId, quoteChecks } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { NamesOnRecord } from "#domain/parties/contract-outcome.ts";
import type { ProofEnd } from "#domain/proof-ends.ts";

/** Something for the customer to ask about. Only informs: never hides, sorts or costs anything. */
export interface QuoteCheck {
  readonly id: QuoteCheckId;
  /** The field it is about. */
  readonly field: string;
  readonly text: string;
  /** The same, for the customer to ask the company. */
  readonly question: string;
  /** For the company only, before it sends. */
  readonly hint?: string;
  /** For the company only: the name that it can put in that field instead. */
  readonly holder?: string;
}

/** What a quote is checked against, apart from its own content. */
export interface KnownFacts {
  /** The London day of sending. */
  readonly today: string;
  /** Whether the work is on a home. */
  readonly isHome: boolean;
  /** The service that the customer asked for, a value of `content/options.ts`. */
  readonly serviceType: string;
  /** The output that we expect of a heat pump on the coldest day, kW; null if we know too little of the home. */
  readonly heatPumpKw: { readonly low: number; readonly high: number } | null;
  /** SAP climate region, 1 to 21; undefined if the outward code has no location. */
  readonly sapRegion: number | undefined;
  /** The names of the company that we have on record. */
  readonly names: NamesOnRecord;
  /** The MCS number that was checked: null if none was, or it has ended. */
  readonly checkedMcsNumber: string | null;
  /** Expiry of the company's proofs, as far as we know. */
  readonly proofEnds: readonly Pick<ProofEnd, "technology" | "proof" | "endsOn">[];
}

/** Finds anything worth asking about. */
export type FindCheck = (quote: Quote, known: KnownFacts) => QuoteCheck | undefined;

type Values = Readonly<Record<string, string | number>>;

/** A check in its documented words, with the values in place of `{name}`. */
export function found(id: QuoteCheckId, field: string, values: Values = {}): QuoteCheck {
  const { text, question, ...words } = quoteChecks[id];
  const hint = "hint" in words ? { hint: filled(words.hint, values) } : {};
  return { id, field, text: filled(text, values), question: filled(question, values), ...hint };
}

/** A text with each `{name}` replaced by the value of that name. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

const figure = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const PENCE_IN_POUND = 100;

/** "4,480", "3.68": with thousands separators and up to two decimals. */
export function inFigures(value: number): string {
  return figure.format(value);
}

/** "£1,602": rounded to the pound. */
export function inPounds(amountPence: number): string {
  return money.format(Math.round(amountPence / PENCE_IN_POUND));
}

/** "1 day", "13 days". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

const HUNDREDTHS = 100;
const PERCENT = 100;

/** A figure of at most two decimals, as a whole number of hundredths, which compares exactly. */
export function hundredths(value: number): number {
  return Math.round(value * HUNDREDTHS);
}

/** Whether a figure is more than this many per cent of another; both have two decimals at most. */
export function isOver(percent: number, value: number, of: number): boolean {
  return hundredths(value) * PERCENT > percent * hundredths(of);
}

/** Whether a figure is less than this many per cent of another; both have two decimals at most. */
export function isUnder(percent: number, value: number, of: number): boolean {
  return hundredths(value) * PERCENT < percent * hundredths(of);
}
