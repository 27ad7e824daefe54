import type { Queryable } from "#db/connection.ts";
import type { QuoteStatus } from "#db/schema.ts";
import { changeQuoteStatus } from "#domain/quotes/quotes.sql.ts";

/**
 * Moves a quote inside the caller's transaction, which holds it; the database refuses moves that do not exist, and a
 * second chosen one in a project. Authorizes nothing.
 */
export async function moveQuote(tx: Queryable, id: string, to: QuoteStatus, now: Date): Promise<void> {
  await changeQuoteStatus(tx, id, to, now);
}
