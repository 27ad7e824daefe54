import { randomUUID } from "node:crypto";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Site } from "#tests/fault/site.ts";
import type { Told } from "#tests/fault/told.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { signedIn } from "#tests/support/people.ts";

const FOUND = [302, 303];

/**
 * Customers who have chosen and cancel their contract, one after the other. They get so far past the server, so that it
 * is killed while they cancel and not on the long way there; that needs PostgreSQL.
 */
export function chosenHomesOf(site: Site, told: Told): () => Promise<void> {
  async function choose(db: Database) {
    const buyer = await signedIn(db, site.companies[0]?.userId ?? "");
    const now = new Date();
    const { leadId, token } = await aConfirmedRequest(db, { now });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
    const posted = structuredClone<Record<string, unknown>>(quoteExamplesOn(londonDay(now)).solar);
    const { quote } = await sendQuote({ db, now }, buyer, { purchaseId, key: randomUUID(), posted });
    await chooseQuote({ db, now }, token, { quoteId: quote.id, reasons: new Map() });
    return { path: `/requests/${token}/choose/${quote.id}`, quoteId: quote.id };
  }

  return async () => {
    const { path, quoteId } = await site.look(choose);
    const answer = await site.visitor().insist(path, { form: { intent: "cancel-contract" } }, FOUND);
    if (answer) told.cancellations.add(quoteId);
  };
}
