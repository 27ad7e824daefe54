import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { mailReports } from "#db/schema.ts";

/** Returns whether it is new. */
export async function insertMailReport(tx: Queryable, row: typeof mailReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(mailReports).values(row).onConflictDoNothing().returning({ id: mailReports.id });
  return rows.length === 1;
}

export type MailReportRow = typeof mailReports.$inferSelect;

export async function mailReportRows(tx: Queryable, messageIds: readonly string[]): Promise<MailReportRow[]> {
  return tx
    .select()
    .from(mailReports)
    .where(inArray(mailReports.messageId, [...messageIds]))
    .orderBy(asc(mailReports.id));
}
