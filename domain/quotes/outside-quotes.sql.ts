import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { outsideQuotes } from "#db/schema.ts";

export type OutsideQuoteRow = typeof outsideQuotes.$inferSelect;

/** In the order of adding. */
export async function outsideQuotesOfLead(tx: Queryable, leadId: string): Promise<OutsideQuoteRow[]> {
  const { addedAt, id } = outsideQuotes;
  return tx.select().from(outsideQuotes).where(eq(outsideQuotes.leadId, leadId)).orderBy(asc(addedAt), asc(id));
}

/** False: there is one with this id, which can only be another project's. */
export async function insertOutsideQuote(tx: Queryable, row: OutsideQuoteRow): Promise<boolean> {
  const { id } = outsideQuotes;
  return (await tx.insert(outsideQuotes).values(row).onConflictDoNothing().returning({ id })).length > 0;
}

export async function changeOutsideQuote(tx: Queryable, id: string, changed: Partial<OutsideQuoteRow>): Promise<void> {
  await tx.update(outsideQuotes).set(changed).where(eq(outsideQuotes.id, id));
}

/** Where its PDF lay; null without one, undefined if there is no such quote. */
export async function deleteOutsideQuote(
  tx: Queryable,
  key: { id: string; leadId: string },
): Promise<string | null | undefined> {
  const one = and(eq(outsideQuotes.id, key.id), eq(outsideQuotes.leadId, key.leadId));
  const [row] = await tx.delete(outsideQuotes).where(one).returning({ storageKey: outsideQuotes.storageKey });
  return row?.storageKey;
}
