import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** "Tern Energy Ltd", or "Tern Energy Ltd, B" for another of its options. */
export function nameOf({ company, option }: CustomerQuote): string {
  return option === "A" ? company : `${company}, ${option}`;
}
