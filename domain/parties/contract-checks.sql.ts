import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { contractChecks, profiles } from "#db/schema.ts";

export type ContractCheckRow = typeof contractChecks.$inferSelect;

export async function insertContractCheck(tx: Queryable, row: typeof contractChecks.$inferInsert): Promise<void> {
  await tx.insert(contractChecks).values(row);
}

/** Differs, still names somebody, and nobody has decided about it, nor closed the same name of the company before. */
export const isOpenCheck = and(
  eq(contractChecks.outcome, "different"),
  isNull(contractChecks.decision),
  sql`${contractChecks.name} is not null`,
  sql`not exists (select from ${contractChecks} closed
    where closed.installer_id = ${contractChecks.installerId} and closed.decision = 'closed'
      and lower(closed.name) = lower(${contractChecks.name})
      and closed.company_number is not distinct from ${contractChecks.companyNumber})`,
);

export async function openContractChecks(tx: Queryable, limit: number) {
  return tx
    .select({ check: contractChecks, company: profiles.companyName })
    .from(contractChecks)
    .innerJoin(profiles, eq(profiles.id, contractChecks.installerId))
    .where(isOpenCheck)
    .orderBy(asc(contractChecks.checkedAt), asc(contractChecks.id))
    .limit(limit);
}

export async function contractCheckById(tx: Queryable, id: string): Promise<ContractCheckRow | undefined> {
  return (await tx.select().from(contractChecks).where(eq(contractChecks.id, id)))[0];
}

export async function openChecksOfCompany(tx: Queryable, installerId: string): Promise<ContractCheckRow[]> {
  return tx
    .select()
    .from(contractChecks)
    .where(and(eq(contractChecks.installerId, installerId), isOpenCheck));
}

export async function decideContractChecks(
  tx: Queryable,
  ids: readonly string[],
  decision: Pick<ContractCheckRow, "decision" | "reason" | "decidedBy" | "decidedAt">,
): Promise<void> {
  await tx
    .update(contractChecks)
    .set(decision)
    .where(and(inArray(contractChecks.id, [...ids]), isNull(contractChecks.decision)));
}
