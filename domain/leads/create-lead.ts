import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import type { LeadForm } from "#domain/leads/lead-form.ts";
import { insertLead, type NewLead } from "#domain/leads/leads.sql.ts";
import { leadExpiry } from "#domain/leads/quote-request.ts";
import { enqueueLeadAlert } from "#domain/outbox/enqueue-lead-alert.ts";

/**
 * An administrator enters a lead; it is for sale at once, to one installer unless the form says 2 or 3.
 * `leadId` is made by the caller (a UUID): the same one again adds nothing. Errors: not_signed_in, not_admin.
 */
export async function createLead(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; form: LeadForm },
): Promise<void> {
  const admin = requireAdmin(actor);
  await inTransaction(db, async (tx) => {
    const fresh = await insertLead(tx, newAdminLead(admin, { ...input, now }));
    const subject = { type: "lead", id: input.leadId } as const;
    if (!fresh) return;
    await recordAudit(tx, admin, { action: "create-lead", subject, now });
    await enqueueLeadAlert(tx, input.leadId, now);
  });
}

/** The row of a lead that an administrator enters, for sale from now on. */
export function newAdminLead(
  admin: Pick<User, "userId">,
  { leadId, form, now }: { leadId: string; form: LeadForm; now: Date },
): NewLead {
  const { postcode, places, ...rest } = form;
  return {
    ...rest,
    id: leadId,
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
