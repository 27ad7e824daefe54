import { eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyNames } from "#db/schema.ts";

export type NameRow = typeof companyNames.$inferSelect;
export type NameKind = NameRow["kind"];

/** Every name that a company has on record, the newest first. */
export async function namesOf(tx: Queryable, installerId: string): Promise<NameRow[]> {
  const rows = await tx.select().from(companyNames).where(eq(companyNames.installerId, installerId));
  return rows.toSorted((one, other) => other.id - one.id);
}

export async function insertNames(tx: Queryable, rows: readonly (typeof companyNames.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(companyNames).values([...rows]);
}
