import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { dataRequests, user } from "#db/schema.ts";

export type DataRequestRow = typeof dataRequests.$inferSelect;

/** Returns whether it is new: an address has one open request. */
export async function insertDataRequest(tx: Queryable, row: typeof dataRequests.$inferInsert): Promise<boolean> {
  const { id } = dataRequests;
  return (await tx.insert(dataRequests).values(row).onConflictDoNothing().returning({ id })).length > 0;
}

export async function openRequestOf(tx: Queryable, email: string): Promise<DataRequestRow | undefined> {
  const isOpen = and(eq(dataRequests.email, email), isNull(dataRequests.answeredAt));
  return (await tx.select().from(dataRequests).where(isOpen).for("update"))[0];
}

/** Locked until the transaction ends. */
export async function lockDataRequest(tx: Queryable, id: string): Promise<DataRequestRow | undefined> {
  return (await tx.select().from(dataRequests).where(eq(dataRequests.id, id)).for("update"))[0];
}

export async function dataRequestBy(
  tx: Queryable,
  link: "confirmHash" | "fileHash",
  hash: string,
): Promise<DataRequestRow | undefined> {
  return (await tx.select().from(dataRequests).where(eq(dataRequests[link], hash)).for("update"))[0];
}

export async function updateDataRequest(tx: Queryable, id: string, change: Partial<DataRequestRow>): Promise<void> {
  await tx.update(dataRequests).set(change).where(eq(dataRequests.id, id));
}

/** Those not answered, most urgent first, then the latest answered since. */
export async function dataRequestsSince(tx: Queryable, answeredAfter: Date, most: number) {
  const { answeredAt, answerBy, identityBy } = dataRequests;
  const shown = sql`(${isNull(answeredAt)} or ${gt(answeredAt, answeredAfter)})`;
  return tx
    .select({ request: dataRequests, checkedBy: user.name })
    .from(dataRequests)
    .leftJoin(user, eq(user.id, identityBy))
    .where(shown)
    .orderBy(sql`${answeredAt} is not null`, desc(answeredAt), asc(answerBy), dataRequests.id)
    .limit(most);
}
