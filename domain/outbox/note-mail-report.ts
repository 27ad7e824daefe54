import type { Context } from "#domain/context.ts";
import type { MailReport } from "#domain/outbox/mail-report.ts";
import { insertMailReport, type MailReportRow, mailReportRows } from "#domain/outbox/mail-reports.sql.ts";

/** The form in which `jobs/send-mail.ts` names a message after its job. */
const OURS = /^job-(\d{1,15})@/;

/**
 * Records what a mail service reports about one of our mails; authenticating the service is for the edge. A repeated
 * event is kept once. Returns "noted", "repeated", or "unknown" for a message that is not ours. Errors: none.
 */
export async function noteMailReport(
  { db, now }: Context,
  report: MailReport,
): Promise<"noted" | "repeated" | "unknown"> {
  const jobId = jobOfMessage(report.messageId);
  if (jobId === undefined) return "unknown";
  return (await insertMailReport(db.orm, { ...report, jobId, receivedAt: now })) ? "noted" : "repeated";
}

/** The job that sent this message; undefined if it is not ours. */
export function jobOfMessage(messageId: string): number | undefined {
  const digits = OURS.exec(messageId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type Told = Pick<MailReportRow, "kind" | "status" | "at">;

/** What mail services have reported, by message, oldest first. Errors: none. */
export async function mailReportsOf({ db }: Context, messageIds: readonly string[]): Promise<Map<string, Told[]>> {
  const rows = messageIds.length > 0 ? await mailReportRows(db.orm, messageIds) : [];
  return Map.groupBy(rows, ({ messageId }) => messageId);
}
