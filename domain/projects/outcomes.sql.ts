import { and, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leads, outcomes, projects, quotes } from "#db/schema.ts";

export type OutcomeRow = typeof outcomes.$inferSelect;

export async function outcomeOfLead(tx: Queryable, leadId: string): Promise<OutcomeRow | undefined> {
  return (await tx.select().from(outcomes).where(eq(outcomes.leadId, leadId)))[0];
}

export async function outcomesOfPurchases(tx: Queryable, purchaseIds: readonly string[]): Promise<OutcomeRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select()
    .from(outcomes)
    .where(inArray(outcomes.purchaseId, [...purchaseIds]));
}

/** The quote that the customer has chosen. */
export async function chosenQuote(tx: Queryable, leadId: string) {
  return (
    await tx
      .select()
      .from(quotes)
      .where(and(eq(quotes.leadId, leadId), eq(quotes.status, "chosen")))
  )[0];
}

export async function insertOutcome(tx: Queryable, outcome: typeof outcomes.$inferInsert): Promise<void> {
  await tx.insert(outcomes).values(outcome);
}

export async function updateOutcome(tx: Queryable, leadId: string, change: Partial<OutcomeRow>): Promise<void> {
  await tx.update(outcomes).set(change).where(eq(outcomes.leadId, leadId));
}

/**
 * Work finished by this day with a promise for a year, whose customers have not been asked about it and are not erased.
 */
export async function unaskedOutcomes(tx: Queryable, finishedBy: string, most: number): Promise<string[]> {
  const rows = await tx
    .select({ leadId: outcomes.leadId })
    .from(outcomes)
    .innerJoin(leads, eq(leads.id, outcomes.leadId))
    .innerJoin(projects, eq(projects.leadId, outcomes.leadId))
    .where(
      and(
        lte(outcomes.finishedOn, finishedBy),
        isNotNull(outcomes.predictedKwh),
        isNull(outcomes.askedAt),
        isNull(outcomes.readAt),
        isNull(leads.anonymisedAt),
        eq(projects.status, "done"),
      ),
    )
    .orderBy(outcomes.finishedOn)
    .limit(most);
  return rows.map(({ leadId }) => leadId);
}
