import { PHONE_TEXT_VERSION } from "#content/sharing-text.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import type { LeadForm } from "#domain/admin/leads/lead-form.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { insertConsent, insertLead, type LeadRow, leadById, type NewLead } from "#domain/leads/leads.sql.ts";
import { leadExpiry } from "#domain/leads/quote-request.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";

export const NOT_TOLD = "Read the text to the customer, then tick this.";

/**
 * An administrator enters a lead that came by phone; it is for sale at once, to one installer unless the form says 2 or
 * 3. Kept is that the customer was told who gets the details, by whom and when; whoever left an email address is also
 * written to about what we hold and why. `leadId` is made by the caller (a UUID): repeating it with the same form adds
 * nothing. Errors: not_signed_in, not_admin, invalid_input (field `told_by_phone`), conflict (the id belongs to a lead
 * that says something else, even if only because it was corrected since).
 */
export async function createLead(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; form: LeadForm; toldByPhone: boolean },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  if (!input.toldByPhone) throw new DomainError("invalid_input", { fields: { told_by_phone: [NOT_TOLD] } });
  await inTransaction(db, async (tx) => {
    const lead = { ...newAdminLead(admin, { ...input, now }), id: input.leadId };
    const fresh = await insertLead(tx, lead);
    const subject = { type: "lead", id: input.leadId } as const;
    if (!fresh) return requireSame(lead, await leadById(tx, input.leadId));
    await recordAudit(tx, admin, { action: "create-lead", subject, now });
    await insertConsent(tx, { leadId: input.leadId, textVersion: PHONE_TEXT_VERSION, toldAt: now });
    await enqueue(tx, { kind: "alert-installers", payload: { leadId: input.leadId } }, now);
    if (lead.customerEmail) await enqueueMail(tx, { mail: "lead-notice", leadId: input.leadId }, now);
  });
}

const SAID = [
  ...(["origin", "customerName", "customerEmail", "customerPhone", "serviceType", "location", "postcode"] as const),
  ...(["description", "budgetRange", "timeframe", "contactWay", "urgency", "maxPurchases"] as const),
];

/** A lead that already has this id must say the same as the one being entered. */
function requireSame(lead: NewLead, known: LeadRow | undefined): void {
  const isSame = known !== undefined && SAID.every((field) => (known[field] ?? null) === (lead[field] ?? null));
  if (!isSame) throw new DomainError("conflict");
}

/** The row of a lead that an administrator enters, without its id; for sale immediately. */
export function newAdminLead(
  admin: Pick<User, "userId">,
  { form, now }: { form: LeadForm; now: Date },
): Omit<NewLead, "id"> {
  const { postcode, places, ...rest } = form;
  return {
    ...rest,
    customerMailbox: rest.customerEmail ? mailboxOf(rest.customerEmail) : null,
    postcode: postcode.postcode,
    outcode: postcode.outward,
    origin: "admin",
    status: "available",
    maxPurchases: places,
    createdBy: admin.userId,
    createdAt: now,
    availableAt: now,
    expiresAt: leadExpiry(now),
  };
}
