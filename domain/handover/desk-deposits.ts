import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { depositById, depositsWith, updateDeposit } from "#domain/handover/deposits.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { requireReason } from "#domain/reason.ts";

/** Money that is out with a company, as the desk reads it: without the customer's details. */
export interface DeskDeposit {
  readonly id: string;
  /** "Isobel, RG4". */
  readonly customer: string;
  readonly paidPence: number;
  readonly paidOn: string;
  readonly hasCertificate: boolean;
  readonly risks: readonly string[];
  readonly waits: boolean;
}

/**
 * The deposits with a company that the desk was asked to look into, the longest out first. Errors: not_signed_in,
 * not_admin.
 */
export async function deskDeposits({ db }: Context, actor: Actor, installerId: string): Promise<DeskDeposit[]> {
  requireAdmin(actor, "vetting");
  return (await depositsWith(db.orm, installerId)).map(({ deposit, lead }) => {
    const { id, paidPence, firstPaidOn, certificateId, risks, overdueAt, atRiskAt, dealtWithAt } = deposit;
    const since = dealtWithAt ?? new Date(0);
    const isAtRisk = risks.length > 0 && atRiskAt !== null && atRiskAt > since;
    return {
      id,
      customer: `${firstNameOf(lead.customerName)}, ${lead.outcode}`,
      paidPence,
      paidOn: firstPaidOn ?? "",
      hasCertificate: certificateId !== null,
      risks: risks.map(({ words }) => words),
      waits: isAtRisk || (!certificateId && overdueAt !== null && overdueAt > since),
    };
  });
}

/**
 * An administrator has looked into a deposit; it waits again once something else about the company changes. Errors:
 * not_signed_in, not_admin, own_company, not_found, invalid_input (field `reason`: what was done is missing).
 */
export async function lookedIntoDeposit(
  { db, now }: Context,
  actor: Actor,
  { installerId, depositId, reason }: { installerId: string; depositId: string; reason: string },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  const why = requireReason(reason, "Say what you did. It is kept in the audit log.");
  return inTransaction(db, async (tx) => {
    const found = await depositById(tx, depositId);
    if (found?.installerId !== installerId) throw new DomainError("not_found");
    await lockLead(tx, found.leadId);
    await updateDeposit(tx, depositId, { dealtWithAt: now });
    const subject = { type: "installer" as const, id: installerId };
    await recordAudit(tx, admin, { action: "look-into-deposit", subject, reason: why, now });
  });
}
