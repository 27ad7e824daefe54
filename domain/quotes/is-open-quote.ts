import type { QuoteStatus } from "#db/schema.ts";

/** Whether the customer can still choose and compare it. */
export function isOpenQuote({ status }: { status: QuoteStatus }): boolean {
  return status === "sent" || status === "chosen";
}
