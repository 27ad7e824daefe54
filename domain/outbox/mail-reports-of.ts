import type { Context } from "#domain/context.ts";
import { type MailReportRow, mailReportRows } from "#domain/outbox/mail-reports.sql.ts";

type Told = Pick<MailReportRow, "kind" | "status" | "at">;

/** What mail services have reported about these messages, by message, oldest first. Errors: none. */
export async function mailReportsOf({ db }: Context, messageIds: readonly string[]): Promise<Map<string, Told[]>> {
  const rows = messageIds.length > 0 ? await mailReportRows(db.orm, messageIds) : [];
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
