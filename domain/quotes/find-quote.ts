import type { Queryable } from "#db/connection.ts";
import { filesOf } from "#domain/files/file.ts";
import { presentQuote, type SentQuote } from "#domain/quotes/present-quote.ts";
import { quoteById } from "#domain/quotes/quotes.sql.ts";

/** The current state of a quote, inside the caller's transaction. Authorises nothing. */
export async function findQuote(tx: Queryable, id: string, now: Date): Promise<SentQuote | undefined> {
  const row = await quoteById(tx, id);
  if (!row) return undefined;
  return presentQuote(row, now, (await filesOf(tx, [id])).get(id) ?? []);
}
