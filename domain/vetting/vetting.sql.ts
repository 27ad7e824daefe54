import { desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { user, vettingChecks } from "#db/schema.ts";

export type CheckRow = typeof vettingChecks.$inferSelect;

/** The row that counts for each company, technology and check: the newest. */
export async function newestChecks(tx: Queryable, installerIds: readonly string[]) {
  if (installerIds.length === 0) return [];
  return tx
    .selectDistinctOn([vettingChecks.installerId, vettingChecks.technology, vettingChecks.check], {
      row: vettingChecks,
      checkedBy: user.email,
    })
    .from(vettingChecks)
    .leftJoin(user, eq(user.id, vettingChecks.checkedBy))
    .where(inArray(vettingChecks.installerId, [...installerIds]))
    .orderBy(
      vettingChecks.installerId,
      vettingChecks.technology,
      vettingChecks.check,
      desc(vettingChecks.checkedAt),
      desc(vettingChecks.id),
    );
}

export async function checkById(tx: Queryable, id: string): Promise<CheckRow | undefined> {
  return (await tx.select().from(vettingChecks).where(eq(vettingChecks.id, id)))[0];
}

export async function insertCheck(tx: Queryable, row: typeof vettingChecks.$inferInsert): Promise<void> {
  await tx.insert(vettingChecks).values(row);
}
