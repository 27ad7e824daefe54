import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { givesAway, type HeldDetails, namesCustomer } from "#domain/leads/redact.ts";
import { withTexts } from "#domain/quotes/sheet/quote-texts.ts";
import { type Typed, typedFrom } from "#domain/quotes/sheet/typed-quote.ts";

/** Words that were typed for one customer and do not go to another. */
export interface LeftOut {
  /** Of the field, "lines.1.text". */
  readonly path: string;
  readonly text: string;
}

/** A quote to begin one for another customer with. */
export interface ForAnother {
  readonly typed: Typed;
  readonly leftOut: readonly LeftOut[];
}

/** What is said to one customer alone, and when. */
const THEIR_OWN = ["notes", "validUntil", "earliestStart"];

/**
 * A quote's form without notes and days, and without any text that names its customer (`namesCustomer`). The company's
 * own name and address stay unless they are the customer's. The same quote and customer give the same.
 */
export function forAnother(quote: Quote, customer: HeldDetails): ForAnother {
  const kept = withTexts(quote, (text, field) => {
    const isTheirs = field === "party" ? givesAway(text, customer) : namesCustomer(text, customer);
    return isTheirs ? "" : text;
  });
  const before = Object.entries(typedFrom(quote)).filter(([path]) => !THEIR_OWN.includes(path));
  const typed = typedFrom(kept);
  const left = before.filter(([path, text]) => text !== "" && !typed[path]);
  return {
    typed: Object.fromEntries(before.filter(([path]) => typed[path])),
    leftOut: left.map(([path, text]) => ({ path, text })),
  };
}
