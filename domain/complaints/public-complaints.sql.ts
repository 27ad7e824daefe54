import { asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { publicComplaints } from "#db/schema.ts";

export type PublicComplaintRow = typeof publicComplaints.$inferSelect;

/** Whether it is new: the same words of the same address, not yet answered, are there once. */
export async function insertPublicComplaint(tx: Queryable, row: typeof publicComplaints.$inferInsert) {
  const rows = await tx
    .insert(publicComplaints)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: publicComplaints.id });
  return rows.length > 0;
}

export async function publicComplaintRow(tx: Queryable, id: string): Promise<PublicComplaintRow | undefined> {
  return (await tx.select().from(publicComplaints).where(eq(publicComplaints.id, id)))[0];
}

/** The same, held until the transaction ends, so that it is answered once. */
export async function holdPublicComplaint(tx: Queryable, id: string): Promise<PublicComplaintRow | undefined> {
  return (await tx.select().from(publicComplaints).where(eq(publicComplaints.id, id)).for("update"))[0];
}

export async function updatePublicComplaint(tx: Queryable, id: string, change: Partial<PublicComplaintRow>) {
  await tx.update(publicComplaints).set(change).where(eq(publicComplaints.id, id));
}

/** Not answered, the most urgent first. */
export async function openPublicComplaints(tx: Queryable, most: number): Promise<PublicComplaintRow[]> {
  const { answerBy, answeredAt, id } = publicComplaints;
  return tx.select().from(publicComplaints).where(isNull(answeredAt)).orderBy(asc(answerBy), id).limit(most);
}
