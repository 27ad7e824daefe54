import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { createLead } from "#domain/admin/leads/create-lead.ts";
import { type LeadForm, leadForm } from "#domain/admin/leads/lead-form.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { type QuoteForm, quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { ask } from "#tests/support/invariants.ts";
import { NOON } from "#tests/support/people.ts";

/** A lead entered by an administrator, for sale at once, with a unique customer. Returns its id. */
export async function aLead(
  db: Database,
  { admin, now = NOON, ...given }: { admin: User; places?: number; now?: Date; form?: Record<string, string> },
): Promise<string> {
  const leadId = randomUUID();
  await createLead({ db, now }, admin, { leadId, form: aLeadForm({ ...given, leadId }), toldByPhone: true });
  return leadId;
}

/** What an administrator enters, with a unique customer. */
export function aLeadForm(given: { leadId: string; places?: number; form?: Record<string, string> }): LeadForm {
  return leadForm.parse({
    customer_name: "Sarah Whitlock",
    customer_email: `sarah-${given.leadId}@example.com`,
    service_type: "heat-pumps",
    location: "Croydon",
    postcode: "CR0 1EA",
    places: given.places ?? 3,
    ...given.form,
  });
}

let phones = 0;

/** The next number in Ofcom's range for drama. */
function aPhone(): string {
  return `07700 900${String(phones++ % 1000).padStart(3, "0")}`;
}

/** The quote form as a customer fills it in, with a unique email and phone number. */
export function aQuoteForm(given: Record<string, string> = {}): QuoteForm {
  return quoteForm.parse({
    name: "Sarah Whitlock",
    email: `customer-${randomUUID()}@example.com`,
    phone: aPhone(),
    postcode: "CR0 1EA",
    serviceType: "solar-panels",
    ...given,
  });
}

/** An unconfirmed request with its private link, from a unique address. */
export async function aRequest(
  db: Database,
  { now = NOON, form = aQuoteForm() }: { now?: Date; form?: QuoteForm } = {},
): Promise<{ leadId: string; token: string }> {
  const ids = { requestId: randomUUID(), reference: randomUUID() };
  await requestQuote({ db, now }, { ...ids, address: randomUUID(), form });
  const leadId = await leadOfReference(db, ids.reference);
  // As long as a real one, which the log recognises by its length.
  const token = randomBytes(32).toString("base64url");
  await issueRequestLink({ db, now }, leadId, token);
  return { leadId, token };
}

/** The lead of the request with this reference. */
export async function leadOfReference(db: Database, reference: string): Promise<string> {
  const [row] = await ask<{ lead_id: string }>(
    db.orm,
    `select lead_id from consent_records where reference = '${reference}'`,
  );
  if (!row) throw new Error(`no request was answered with ${reference}`);
  return row.lead_id;
}

export async function aConfirmedRequest(
  db: Database,
  given: { now?: Date; form?: QuoteForm } = {},
): Promise<{ leadId: string; token: string }> {
  const request = await aRequest(db, given);
  await confirmRequest({ db, now: given.now ?? NOON }, request.token);
  return request;
}
