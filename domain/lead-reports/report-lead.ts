import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { askCustomer } from "#domain/lead-reports/ask-customer.ts";
import {
  declineReportsOf,
  insertReport,
  isRefunded,
  purchaseOf,
  reportOf,
} from "#domain/lead-reports/lead-reports.sql.ts";
import { countReportsSince, lockBuyers } from "#domain/lead-reports/refund-evidence.sql.ts";
import type { ReportForm } from "#domain/lead-reports/report-form.ts";
import { weighLead } from "#domain/lead-reports/weigh-lead.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

/** The last moment to report a lead bought then: 14 days of 24 hours later. */
export function reportUntil(purchasedAt: Date): Date {
  return daysAfter(purchasedAt, limits.refundRequestDays);
}

/**
 * An installer reports a lead they bought, once per purchase and within 14 days of buying, also after the purchase has
 * ended. It is weighed at once: a fact that proves it accepts it, else the customer is asked and a person decides.
 * `requestId` is the caller's new UUID: repeating it for the same purchase means the same report. Errors:
 * not_signed_in, not_approved, not_found (not their purchase), already_requested, already_refunded, too_many_requests (20 a day), too_late, account_closed, conflict (requestId used for another purchase).
 */
export async function reportLead(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; requestId: string; form: ReportForm },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const { purchaseId, requestId, form } = input;
  await inTransaction(db, async (tx) => {
    const purchase = await purchaseOf(tx, installer.id, purchaseId);
    if (!purchase) throw new DomainError("not_found");
    // As each refund does: a concurrent one either sees this report, or is seen here.
    const lead = await lockLead(tx, purchase.lead.id);
    if (!lead) throw new DomainError("not_found");
    await lockBuyers(tx, lead.id);
    // A company that has closed its account reports nothing more; closing ends its waiting reports.
    const company = await lockInstaller(tx, installer.id);
    if (company) requireOpen(company);
    const isInTime = now <= reportUntil(purchase.purchasedAt);
    const report = { id: requestId, purchaseId, installerId: installer.id, reason: form.reason };
    const isBack = await isRefunded(tx, purchaseId);
    const earlier = await reportOf(tx, purchaseId);
    if (earlier?.id === requestId) return;
    if (isBack) throw new DomainError("already_refunded");
    if (earlier) throw new DomainError("already_requested");
    if (!isInTime) throw new DomainError("too_late");
    await requireFewReports(tx, installer.id, now);
    const isNew = await insertReport(tx, { ...report, note: form.note ?? null, requestedAt: now });
    if (!isNew) throw new DomainError("conflict");
    await weighLead(tx, lead, now);
    const weighed = await reportOf(tx, purchaseId);
    if (weighed?.status === "open") await askCustomer(tx, lead, { reason: form.reason, now });
  });
}

/** The company is locked, so that two reports at once are counted one after the other. */
async function requireFewReports(tx: Tx, installerId: string, now: Date): Promise<void> {
  const made = await countReportsSince(tx, installerId, daysBefore(now, 1));
  if (made < limits.reportsPerDay) return;
  const words = `You can report ${limits.reportsPerDay} leads a day. Please try again tomorrow.`;
  throw new DomainError("too_many_requests", { words });
}

/** Ends the reports of a company that closes its account, inside the caller's transaction. Authorises nothing. */
export function withdrawReports(tx: Tx, installerId: string, now: Date): Promise<void> {
  return declineReportsOf(tx, installerId, { decidedAt: now, decisionReason: WITHDRAWN });
}

const WITHDRAWN = "Withdrawn: the company closed its account.";
