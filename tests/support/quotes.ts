import { randomUUID } from "node:crypto";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

export interface Offer {
  buyer: Buyer;
  purchaseId: string;
  quoteId: string;
  company: string;
}

/** A company's quote for solar panels, 6,200 pounds. */
export function anOffer(
  db: Database,
  { buyer, purchaseId, option = "A", now = NOON }: { buyer: Buyer; purchaseId: string; option?: string; now?: Date },
) {
  return sendQuote({ db, now }, buyer, {
    purchaseId,
    key: randomUUID(),
    posted: { ...structuredClone<Record<string, unknown>>(quoteExamples.solar), option },
  });
}

/** A project that two companies bought, each with one quote. */
export async function aQuotedProject(db: Database, admin: User) {
  const { leadId, token } = await aConfirmedRequest(db);
  const one = await offerOf("Kestrel Roofs Ltd", new Date(NOON.getTime()));
  const other = await offerOf("Merlin Heat Ltd", new Date(NOON.getTime() + 1));
  return { leadId, token, one, other };

  async function offerOf(name: string, now: Date): Promise<Offer> {
    const form = { companyName: `${name} ${randomUUID()}` };
    const buyer = await anInstaller(db, { admin, credits: 5, form });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
    const { quote } = await anOffer(db, { buyer, purchaseId, now });
    return { buyer, purchaseId, quoteId: quote.id, company: buyer.installer.companyName };
  }
}

/** An outline for solar panels as a program posts it, sent at noon. */
export const anOutline = {
  fromPence: 600_000,
  toPence: 800_000,
  size: 4.2,
  equipment: "Ten panels of 440 W",
  included: { scaffold: { state: "yes" }, bird_mesh: { state: "extra", extraPence: 45_000 } },
  needsSurvey: true,
  earliestStart: "2027-01-11",
  text: "South roof, two days of scaffold.",
};

/** A confirmed request whose customer picks. */
export function aPickingRequest(db: Database, given: Record<string, string> = {}, now = NOON) {
  return aConfirmedRequest(db, { now, form: aQuoteForm({ sharing: "on_pick", ...given }) });
}

/** Such a request with an outline of a company with five credits. */
export async function anOutlinedRequest(
  db: Database,
  { admin, form = {} }: { admin: User; form?: Record<string, string> },
) {
  const request = await aPickingRequest(db, form);
  const company = await anInstaller(db, { admin, credits: 5 });
  const id = randomUUID();
  await sendOutline({ db, now: NOON }, company, { leadId: request.leadId, id, posted: anOutline });
  return { ...request, company, id };
}
