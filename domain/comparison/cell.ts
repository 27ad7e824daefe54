import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { OutsideQuote } from "#domain/quotes/outside-quotes.ts";

export interface Said {
  text: string;
  /** Compared with the other quotes. */
  number?: number;
  /** Shown beside the text, smaller. */
  note?: string;
  /** The figures behind the text, a sentence, folded below it. */
  behind?: string;
  extraPence?: number;
  /** Whether the quote includes this item. */
  item?: "yes" | "no" | "extra" | "not_needed";
  /** A share of the price in whole per cent, drawn as a small bar. */
  sharePercent?: number;
}

/** `missing`: not stated, though it could be; `foreign`: does not apply to such work. */
export type Cell = Partial<Said> & { state: "said" | "missing" | "foreign"; text: string };

export interface RowMaker {
  id: string;
  group: string;
  label: string;
  hint?: string;
  /** Pounds better off: the highest is the best, and nothing is called lowest. */
  isMoney?: true;
  /** The checks shown beside this fact. */
  checks?: readonly string[];
  /** Null: not stated. Undefined: does not apply to such work. */
  cell: (quote: CustomerQuote) => Said | null | undefined;
  /** The same of a quote from elsewhere, where it does not follow from the fact that was typed. */
  outside?: (quote: OutsideQuote) => Said | undefined;
}

/** Each quote's value for a fact, in their order. */
export function cellsOf(maker: RowMaker, quotes: readonly CustomerQuote[]): Cell[] {
  return quotes.map((quote) => {
    const said = maker.cell(quote);
    if (said) return { ...said, state: "said" };
    return said === null ? { state: "missing", text: "Not said" } : { state: "foreign", text: "Not part of it" };
  });
}

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
export const days = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const PENCE = 100;
export const PERCENT = 100;
/** Nobody foresees twenty years to the pound. */
export const STEP_POUNDS = 10;
const inBrief = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/London" });
/** "20 November", in London. */
export const dayOfMonth = (day: Date) => inBrief.format(day);
const NEGATIVE = /^-/;

/** "£1,650", "−£94": to the pound. */
export const pounds = (pence: number) => money.format(Math.round(pence / PENCE)).replace(NEGATIVE, "−");
/** An amount in pence, compared with the others. */
export const inPence = (pence: number): Said => ({ text: pounds(pence), number: pence });
/** A number with at most two decimals and its unit, compared with the others. */
export const inFigures = (number: number, unit = ""): Said => ({ text: `${figures.format(number)}${unit}`, number });
/** A number of years, compared with the others. */
export const inYears = (years: number): Said => ({ text: `${years} ${years === 1 ? "year" : "years"}`, number: years });

/** The quote's value under this name; undefined if such work has no such fact. */
export function fact<Name extends string>(quote: Quote, name: Name): unknown {
  return new Map<string, unknown>(Object.entries(quote)).get(name);
}

/** A row whose value is the number under this name. */
export function numberIn(name: string, unit = "") {
  return ({ quote }: CustomerQuote): Said | undefined => {
    const value = fact(quote, name);
    return typeof value === "number" ? inFigures(value, unit) : undefined;
  };
}
