import { limits } from "#config/limits.ts";
import type { LeadOutcome } from "#content/lead-outcomes.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { type LeadRow, updateLead, withdrawUnansweredSince } from "#domain/leads/leads.sql.ts";
import { isHeld } from "#domain/leads/open-status.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { daysBefore } from "#domain/time/periods.ts";

type Asked = Pick<LeadRow, "status" | "contactAskedAt" | "customerClosedAt" | "anonymisedAt">;

/**
 * What can be decided about a reported lead; a closed one can only be kept. A sold-out lead isn't on sale, but its
 * customer can still be asked on behalf of its buyers.
 */
export function outcomesFor(lead: Asked): LeadOutcome[] {
  const canAsk = !lead.customerClosedAt && !lead.anonymisedAt && !lead.contactAskedAt;
  const isOnSale = lead.status === "available" || lead.status === "paused";
  return [
    ...(isOnSale ? (["withdraw"] as const) : []),
    ...(canAsk && (isOnSale || lead.status === "sold") ? (["ask"] as const) : []),
    "keep",
  ];
}

/**
 * Carries out a decision about a reported lead, inside the caller's transaction, which holds the lead.
 * Ignores what is no longer possible. Returns what was done. Authorises nothing.
 */
export async function decideOutcome(
  tx: Tx,
  admin: Pick<User, "userId" | "email" | "address"> | "automatic",
  { lead, outcome, reason, now }: { lead: LeadRow; outcome: LeadOutcome; reason: string; now: Date },
): Promise<LeadOutcome> {
  if (outcome === "keep" || !outcomesFor(lead).includes(outcome)) return "keep";
  const subject = { type: "lead", id: lead.id } as const;
  const before = { status: lead.status };
  if (outcome === "withdraw") {
    const closed = { status: "withdrawn", closedAt: now, closedBy: "admin", closedReason: reason } as const;
    await updateLead(tx, lead.id, closed);
    await recordAudit(tx, admin, {
      action: "withdraw-lead",
      subject,
      reason,
      before,
      after: { status: closed.status },
      now,
    });
  } else {
    const status = await askAboutContact(tx, lead, now);
    await recordAudit(tx, admin, { action: "ask-customer", subject, reason, before, after: { status }, now });
  }
  return outcome;
}

/** Whether the customer has been asked and can still answer. */
export function isAsked({ status, contactAskedAt, customerClosedAt, anonymisedAt }: Asked): boolean {
  const isOver = status === "withdrawn" || status === "expired";
  return contactAskedAt !== null && !isOver && !customerClosedAt && !anonymisedAt;
}

/**
 * Asks the customer by mail whether the contact details are right, inside the caller's transaction, which holds the
 * lead: an available lead is paused until they answer; a sold one stays sold. Returns the new status.
 */
async function askAboutContact(tx: Tx, lead: LeadRow, now: Date): Promise<LeadRow["status"]> {
  const status = lead.status === "available" ? "paused" : lead.status;
  await updateLead(tx, lead.id, { status, contactAskedAt: now, contactAnsweredAt: null });
  await enqueueMail(tx, { mail: "check-contact", leadId: lead.id }, now);
  return status;
}

/** Asks again, at a corrected address; takes nothing off sale. Otherwise as above. */
export async function askAtNewAddress(tx: Queryable, leadId: string, now: Date): Promise<void> {
  await updateLead(tx, leadId, { contactAskedAt: now, contactAnsweredAt: null });
  await enqueueMail(tx, { mail: "check-contact", leadId }, now);
}

/**
 * Closes the question, inside the caller's transaction, which holds the lead: paused → available, unless it waits for
 * a person.
 */
export function endQuestion(tx: Queryable, lead: LeadRow, answeredAt: Date | null): Promise<void> {
  const back = lead.status === "paused" && !isHeld(lead) ? ({ status: "available" } as const) : {};
  return updateLead(tx, lead.id, { ...back, contactAskedAt: null, contactAnsweredAt: answeredAt });
}

/** Withdraws paused leads whose customer did not answer in time, nightly. Returns how many. */
export function withdrawUnanswered({ db, now }: Context): Promise<number> {
  return withdrawUnansweredSince(db.orm, daysBefore(now, limits.contactAnswerDays), now);
}
