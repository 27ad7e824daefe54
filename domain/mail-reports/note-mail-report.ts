import type { Context } from "#domain/context.ts";
import type { MailReport } from "#domain/mail-reports/mail-report.ts";
import { insertMailReport } from "#domain/mail-reports/mail-reports.sql.ts";

/** As `jobs/send-mail.ts` names a message after its job. */
const OURS = /^job-(\d{1,15})@/;

/**
 * Keeps what a mail service tells of one of our mails; who is believed is for the edge to check. The same event twice is
 * kept once. Returns "noted", "repeated", or "unknown" for a message that is none of ours. Errors: none.
 */
export async function noteMailReport(
  { db, now }: Context,
  report: MailReport,
): Promise<"noted" | "repeated" | "unknown"> {
  const jobId = Number(OURS.exec(report.messageId)?.[1] ?? Number.NaN);
  if (Number.isNaN(jobId)) return "unknown";
  return (await insertMailReport(db.orm, { ...report, jobId, receivedAt: now })) ? "noted" : "repeated";
}
