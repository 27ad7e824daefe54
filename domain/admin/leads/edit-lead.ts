import { createHash } from "node:crypto";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { LeadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { askAtNewAddress } from "#domain/leads/contact-question.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import { type LeadRow, type NewLead, updateLead } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { noteLinkQueued } from "#domain/leads/quote-request.ts";
import { correctedFields, tellOfCorrection } from "#domain/leads/tell-of-correction.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { noteLeadReworded } from "#domain/leads-for-sale/read-lead-events.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { deleteLinksOfRequest } from "#domain/request-links/request-links.sql.ts";

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
type Values = Pick<LeadRow, Field>;
type Locks = Pick<LeadRow, "status" | "placesTaken" | "origin" | "anonymisedAt">;

/**
 * What can still be corrected in a lead. What is wanted and where, as long as it is open; the postcode until somebody
 * buys it, because that is where they drive. Name and phone also for those who have bought them, in every status. The
 * email of a request that the customer has confirmed only once somebody has bought it and found it wrong.
 */
export function editableParts({ status, placesTaken, origin, anonymisedAt }: Locks) {
  const text = isOpen(status);
  const isBought = placesTaken > 0;
  const contact = anonymisedAt === null && (text || isBought);
  return {
    text,
    contact,
    postcode: text && !isBought,
    email: contact && (isBought || origin === "admin" || status === "unconfirmed"),
  };
}

/** Tells one state of the editable fields from another. */
export function leadFingerprint(lead: Values): string {
  const values = fields.map((field) => lead[field]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

/**
 * Corrects mistakes in a lead; name, email and phone in all works of its request. A postcode with a different outward code changes the location too. A new email of a
 * request ends its private links; the mail to confirm it, or once confirmed to check the details, goes to the new
 * address. Whoever has bought the lead is told by mail which contact details were corrected. The audit log records what
 * changed, with personal data masked; anyone watching the leads for sale is told. `fingerprint` is the lead's when
 * the form was made. Returns whether anything changed. Errors: not_signed_in, not_admin, own_company (it has bought it),
 * not_found, conflict (changed, or what is no longer to be corrected), invalid_input (`customer_phone` of a request or
 * an email address that we had missing; `customer_email` has an open request for the same service).
 */
export async function editLead(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; fingerprint: string; form: LeadEditForm },
): Promise<boolean> {
  const admin = requireAdmin(actor, "customers");
  const { postcode, ...rest } = input.form;
  const wanted: Values = { ...rest, postcode: postcode.postcode };
  return inTransaction(db, async (tx) => {
    const works = await lockWorksOfRequest(tx, input.leadId);
    const lead = works.find(({ id }) => id === input.leadId);
    if (!lead) throw new DomainError("not_found");
    for (const { id } of works) await requireLeadOfOthers(tx, admin, id);
    const changed = fields.filter((field) => wanted[field] !== lead[field]);
    requireEditable(lead, changed, input.fingerprint);
    if (changed.length === 0) return false;
    requireReachable(lead, wanted);
    const customerMailbox = wanted.customerEmail && mailboxOf(wanted.customerEmail);
    await save(tx, lead, { ...only(changed, wanted), ...placeOf(lead, postcode.outward), customerMailbox });
    if (lead.status === "available") await noteLeadReworded(tx, lead.id);
    await recordAudit(tx, admin, {
      action: "edit-lead",
      subject: { type: "lead", id: lead.id },
      before: shownInAudit(changed, lead),
      after: shownInAudit(changed, wanted),
      now,
    });
    await tellOfCorrection(tx, { leadId: lead.id, corrected: correctedFields(lead, wanted), now });
    const { customerName, customerEmail, customerPhone } = wanted;
    const same = { customerName, customerEmail, customerPhone, customerMailbox };
    for (const other of works.filter(({ id }) => id !== lead.id)) await correctOther(tx, other, same, now);
    if (changed.includes("customerEmail")) await askAgain(tx, lead, now);
    return true;
  });
}

/** Who asked by form can be rung, and keeps the address to which the links to their page go. */
function requireReachable(lead: LeadRow, { customerEmail, customerPhone }: Values): void {
  const missing = {
    ...(lead.customerEmail && !customerEmail && { customer_email: ["Enter the customer's email address."] }),
    ...(lead.origin === "quote_request" &&
      !customerPhone && { customer_phone: ["Enter the customer's phone number."] }),
  };
  if (Object.keys(missing).length > 0) throw new DomainError("invalid_input", { fields: missing });
}

/** Another work of the same request has the same customer, behind the same link. */
async function correctOther(
  tx: Tx,
  other: LeadRow,
  same: Pick<LeadRow, "customerName" | "customerEmail" | "customerPhone" | "customerMailbox">,
  now: Date,
): Promise<void> {
  const corrected = correctedFields(other, { ...other, ...same });
  if (corrected.length === 0 || other.anonymisedAt) return;
  await save(tx, other, same);
  await tellOfCorrection(tx, { leadId: other.id, corrected, now });
}

function requireEditable(lead: LeadRow, changed: readonly Field[], fingerprint: string): void {
  const can = editableParts(lead);
  const isPartOf: Record<Field, keyof typeof can> = {
    customerName: "contact",
    customerPhone: "contact",
    customerEmail: "email",
    postcode: "postcode",
    description: "text",
    budgetRange: "text",
    urgency: "text",
  };
  const isShut = !can.text && !can.contact;
  const refused = isShut || leadFingerprint(lead) !== fingerprint || changed.some((field) => !can[isPartOf[field]]);
  if (refused) throw new DomainError("conflict");
}

const only = (changed: readonly Field[], values: Values): Partial<Values> =>
  Object.fromEntries(changed.map((field) => [field, values[field]]));

/** An administrator's own wording of the place survives as long as the outward code does. */
function placeOf(lead: LeadRow, outcode: string): Partial<NewLead> {
  return outcode === lead.outcode ? {} : { outcode, location: locationName(outcode) };
}

async function save(tx: Tx, lead: LeadRow, change: Partial<NewLead>): Promise<void> {
  try {
    await updateLead(tx, lead.id, change);
  } catch (error) {
    if (violationOf(error)?.constraint !== "leads_one_open_request") throw error;
    const message = "This customer already has an open request for the same service.";
    throw new DomainError("invalid_input", { fields: { customer_email: [message] } });
  }
}

/** Links went to somebody else's address; the customer gets one at their own. */
async function askAgain(tx: Tx, lead: LeadRow, now: Date): Promise<void> {
  const { id: leadId, status } = lead;
  // From now on they have a page.
  if (lead.customerEmail === null) return enqueueMail(tx, { mail: "lead-notice", leadId }, now);
  if (lead.origin !== "quote_request" && !lead.contactAskedAt) return;
  await deleteLinksOfRequest(tx, leadId);
  if (status !== "unconfirmed") return askAtNewAddress(tx, leadId, now);
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
