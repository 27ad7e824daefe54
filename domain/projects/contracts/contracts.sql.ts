import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { contracts } from "#db/schema.ts";

export type ContractRow = typeof contracts.$inferSelect;

/** The contracts of a lead that its customer told us of: those that are not cancelled first, then the newest. */
export async function contractsOfLead(tx: Queryable, leadId: string): Promise<ContractRow[]> {
  return tx
    .select()
    .from(contracts)
    .where(eq(contracts.leadId, leadId))
    .orderBy(desc(isNull(contracts.cancelledAt)), desc(contracts.changedAt), contracts.id);
}

export async function contractById(tx: Queryable, id: string): Promise<ContractRow | undefined> {
  return (await tx.select().from(contracts).where(eq(contracts.id, id)))[0];
}

export async function insertContract(tx: Queryable, row: typeof contracts.$inferInsert): Promise<void> {
  await tx.insert(contracts).values(row);
}

/** Changes a contract that is not cancelled. */
export async function updateContract(tx: Queryable, id: string, change: Partial<ContractRow>): Promise<void> {
  await tx
    .update(contracts)
    .set(change)
    .where(and(eq(contracts.id, id), isNull(contracts.cancelledAt)));
}

export async function contractsOfPurchases(tx: Queryable, purchaseIds: readonly string[]): Promise<ContractRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select()
    .from(contracts)
    .where(inArray(contracts.purchaseId, [...purchaseIds]))
    .orderBy(contracts.changedAt, contracts.id);
}
