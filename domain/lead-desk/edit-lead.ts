import { createHash } from "node:crypto";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadEditForm } from "#domain/lead-desk/lead-edit-form.ts";
import { changeLead, holdLead, type LeadRecord, type NewLeadRecord } from "#domain/leads/lead-record.ts";
import { noteLinkQueued } from "#domain/leads/quote-request.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { endRequestLinks } from "#domain/quotes/end-links.ts";
import { noteLeadReworded } from "#domain/sale/read-lead-events.ts";

const fields = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "postcode",
  "description",
  "budgetRange",
  "urgency",
] as const;
type Field = (typeof fields)[number];
type Values = Pick<LeadRecord, Field>;
type Locks = Pick<LeadRecord, "status" | "placesTaken" | "origin">;

/**
 * What can still be corrected in a lead. Nothing once it is sold or closed. Contact details only until somebody buys
 * them, because buyers have their own copy. The e-mail of a request only until the customer has confirmed it.
 */
export function editableParts({ status, placesTaken, origin }: Locks) {
  const text = status === "unconfirmed" || status === "available";
  const contact = text && placesTaken === 0;
  return { text, contact, email: contact && (origin === "admin" || status === "unconfirmed") };
}

/** Tells one state of the editable fields from another. */
export function leadFingerprint(lead: Values): string {
  const values = fields.map((field) => lead[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

/**
 * Corrects mistakes in a lead. A postcode with a different outward code changes the location too. A new e-mail of an
 * unconfirmed request ends its private links, and the confirmation mail goes to the new address. The audit log records
 * what changed, with personal data masked; anyone watching the leads for sale is told. `fingerprint` is the lead's when
 * the form was made. Returns whether anything changed. Errors: not_signed_in, not_admin, not_found, conflict (changed,
 * sold or closed in the meantime), invalid_input (`customer_phone` of a request missing; `customer_email` has an open
 * request for the same service).
 */
export async function editLead(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; fingerprint: string; form: LeadEditForm },
): Promise<boolean> {
  const admin = requireAdmin(actor);
  const { postcode, ...rest } = input.form;
  const wanted: Values = { ...rest, postcode: postcode.postcode };
  return inTransaction(db, async (tx) => {
    const lead = await holdLead(tx, input.leadId);
    if (!lead) throw new DomainError("not_found");
    const changed = fields.filter((field) => wanted[field] !== lead[field]);
    requireEditable(lead, changed, input.fingerprint);
    if (changed.length === 0) return false;
    if (lead.origin === "quote_request" && !wanted.customerPhone) {
      throw new DomainError("invalid_input", { fields: { customer_phone: ["Enter the customer's phone number."] } });
    }
    const customerMailbox = mailboxOf(wanted.customerEmail);
    await save(tx, lead, { ...only(changed, wanted), ...placeOf(lead, postcode.outward), customerMailbox });
    if (lead.status === "available") await noteLeadReworded(tx, lead.id);
    await recordAudit(tx, admin, {
      action: "edit-lead",
      subject: { type: "lead", id: lead.id },
      before: shownInAudit(changed, lead),
      after: shownInAudit(changed, wanted),
      now,
    });
    if (changed.includes("customerEmail") && lead.origin === "quote_request") await askAgain(tx, lead.id, now);
    return true;
  });
}

function requireEditable(lead: LeadRecord, changed: readonly Field[], fingerprint: string): void {
  const can = editableParts(lead);
  const contact: Field[] = ["customerName", "customerEmail", "customerPhone", "postcode"];
  const refused =
    !can.text ||
    leadFingerprint(lead) !== fingerprint ||
    (!can.contact && changed.some((field) => contact.includes(field))) ||
    (!can.email && changed.includes("customerEmail"));
  if (refused) throw new DomainError("conflict");
}

const only = (changed: readonly Field[], values: Values): Partial<Values> =>
  Object.fromEntries(changed.map((field) => [field, values[field]]));

/** An administrator's own wording of the place survives as long as the outward code does. */
function placeOf(lead: LeadRecord, outcode: string): Partial<NewLeadRecord> {
  return outcode === lead.outcode ? {} : { outcode, location: locationName(outcode) };
}

async function save(tx: Tx, lead: LeadRecord, change: Partial<NewLeadRecord>): Promise<void> {
  try {
    await changeLead(tx, lead.id, change);
  } catch (error) {
    if (violationOf(error)?.constraint !== "leads_one_open_request") throw error;
    const message = "This customer already has an open request for the same service.";
    throw new DomainError("invalid_input", { fields: { customer_email: [message] } });
  }
}

async function askAgain(tx: Tx, leadId: string, now: Date): Promise<void> {
  await endRequestLinks(tx, leadId);
  await noteLinkQueued(tx, leadId, now);
  await enqueueMail(tx, { mail: "confirm-request", leadId }, now);
}

// The log is kept for ever; the customer's details are not.
const masks: Record<Field, (value: string) => string> = {
  customerName: () => "•••",
  customerEmail: () => "•••",
  customerPhone: () => "•••",
  postcode: (postcode) => `${postcode.split(" ")[0]} •••`,
  description: (text) => `${text.length} characters`,
  budgetRange: (budget) => budget,
  urgency: (urgency) => urgency,
};

function shownInAudit(changed: readonly Field[], values: Values): Record<string, string | null> {
  return Object.fromEntries(
    changed.map((field) => {
      const value = values[field];
      return [field, value === null ? null : masks[field](value)];
    }),
  );
}
