import { desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { user, vettingChecks } from "#db/schema.ts";
import { checksOfCompany } from "#domain/proofs/required-checks.ts";

export type CheckRow = typeof vettingChecks.$inferSelect;

// Written out: a statement that names the expression twice would give its parameters two numbers.
const ofCompany = sql.raw(checksOfCompany.map((check) => `'${check}'`).join(", "));

/** The technology as a check is kept now; earlier versions wrote one down with each. */
export const technologyKept = sql<CheckRow["technology"]>`case when ${vettingChecks.check} in (${ofCompany})
  then null else ${vettingChecks.technology} end`;

/** The row that counts for each company, technology and check: the newest. */
export async function newestChecks(tx: Queryable, installerIds: readonly string[]) {
  if (installerIds.length === 0) return [];
  return tx
    .selectDistinctOn([vettingChecks.installerId, technologyKept, vettingChecks.check], {
      row: { ...getTableColumns(vettingChecks), technology: technologyKept },
      checkedBy: user.email,
    })
    .from(vettingChecks)
    .leftJoin(user, eq(user.id, vettingChecks.checkedBy))
    .where(inArray(vettingChecks.installerId, [...installerIds]))
    .orderBy(
      vettingChecks.installerId,
      technologyKept,
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
