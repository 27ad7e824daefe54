import type { Fields } from "#content/quote-sheet/field.ts";
import { type Quote, quoteSheets } from "#content/quote-sheet/quote-sheet.ts";

/** Replaces a text, given the field of the quote that it is in: "party", "lines". */
type Change = (text: string, field: string) => string;

/** The quote with each typed text changed; choices, figures and days stay. */
export function withTexts(quote: Quote, change: Change): Quote {
  const changed = Object.entries(quoteSheets[quote.technology]).map(([name, field]) =>
    changedIn({ [name]: field }, quote, (text) => change(text, name)),
  );
  // The same fields with other texts in them.
  return Object.assign({}, quote, ...changed) as Quote;
}

function changedIn(fields: Fields, values: object, change: (text: string) => string): object {
  const given = values as Record<string, unknown>;
  const entries = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
    const value = given[name];
    if (value === undefined) return [];
    if (typeof value === "string") return [[name, kind.is === "line" || kind.is === "lines" ? change(value) : value]];
    if (kind.is === "list" && Array.isArray(value)) {
      return [[name, value.map((row: object) => changedIn(kind.of, row, change))]];
    }
    return [[name, kind.is === "group" && typeof value === "object" ? changedIn(kind.of, value ?? {}, change) : value]];
  });
  return Object.fromEntries(entries);
}
