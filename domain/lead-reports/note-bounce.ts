import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { insertEvidence, leadOfMail, lockBuyers } from "#domain/lead-reports/refund-evidence.sql.ts";
import { weighLead } from "#domain/lead-reports/weigh-lead.ts";
import { type LeadRow, lockLead } from "#domain/leads/leads.sql.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import type { MailReport } from "#domain/outbox/mail-report.ts";
import { jobOfMessage, noteMailReport } from "#domain/outbox/note-mail-report.ts";

/** Which mails go to customers: `domain/mails/mails.ts` knows, in a later room. */
type IsToCustomer = (mail: Mail) => boolean;

/**
 * Records what a mail service reports, as `noteMailReport`, and weighs a bounce of a mail to a customer against the
 * reports of their lead. A repeated event changes nothing. Errors: none.
 */
export async function noteBounce(context: Context, report: MailReport, isToCustomer: IsToCustomer) {
  const outcome = await noteMailReport(context, report);
  const jobId = jobOfMessage(report.messageId);
  if (report.kind === "bounced" && jobId !== undefined) {
    const { status, at } = report;
    const source = `${report.messageId} ${status}`;
    await noteUndelivered(context, { jobId, kind: "bounce", status, source, at }, isToCustomer);
  }
  return outcome;
}

/** The code that a mail server adds to its refusal: "550 5.1.1 No such user". */
const ENHANCED = /\b5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?![.\d])/;

/**
 * Weighs a mail server's final refusal of a mail to a customer; without a code of RFC 3463 it is a fact for a person and
 * proves nothing. Repeating it changes nothing. Errors: none.
 */
export function noteRefusal(
  context: Context,
  { jobId, answer }: { jobId: number; answer: string },
  isToCustomer: IsToCustomer,
): Promise<void> {
  const status = ENHANCED.exec(answer)?.[1] ?? "";
  const fact = { jobId, kind: "refusal", status, source: `job ${jobId}`, at: context.now } as const;
  return noteUndelivered(context, fact, isToCustomer);
}

interface Undelivered {
  jobId: number;
  kind: "bounce" | "refusal";
  status: string;
  source: string;
  at: Date;
}

async function noteUndelivered({ db, now }: Context, fact: Undelivered, isToCustomer: IsToCustomer): Promise<void> {
  const mail = await leadOfMail(db.orm, fact.jobId);
  if (!mail?.leadId || !isToCustomer(mail.payload as Mail)) return;
  const leadId = mail.leadId;
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead || lead.status === "unconfirmed" || lead.anonymisedAt || isOfOldAddress(lead, mail.queuedAt)) return;
    const { kind, status: detail, source, at } = fact;
    if (!(await insertEvidence(tx, { leadId, kind, detail, source, at }))) return;
    await lockBuyers(tx, leadId);
    await weighLead(tx, lead, now);
  });
}

/** The mail went out before the address was corrected. */
function isOfOldAddress(lead: LeadRow, queuedAt: Date): boolean {
  const hadOther = lead.earlierDetails.some(
    ({ customerEmail }) => customerEmail != null && customerEmail !== lead.customerEmail,
  );
  return hadOther && lead.contactCorrectedAt !== null && queuedAt < lead.contactCorrectedAt;
}
