import { randomUUID } from "node:crypto";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

const COMPANIES = 3;
const CREDITS = 1_000;

/** Customers whose project three companies have bought and quoted for; their private links' tokens, and one quote's id. */
export async function makeReaders(db: Database, count: number): Promise<{ tokens: string[]; quoteId: string }> {
  const now = new Date();
  const admin = await anAdmin(db);
  const companies: Buyer[] = [];
  for (let made = 0; made < COMPANIES; made++) {
    const form = { companyName: `Reader ${made + 1} Ltd` };
    companies.push(await anInstaller(db, { admin, credits: CREDITS, form }));
  }
  const { solar, solar_battery: both } = quoteExamplesOn(londonDay(now));
  const offers = [solar, both, solar] as const;
  const tokens: string[] = [];
  let quoteId = "";
  for (let reader = 0; reader < count; reader++) {
    const { leadId, token } = await aConfirmedRequest(db, { now });
    for (const [place, buyer] of companies.entries()) {
      const purchaseId = randomUUID();
      await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
      const sent = await sendQuote({ db, now }, buyer, {
        purchaseId,
        key: randomUUID(),
        posted: offers[place] ?? solar,
      });
      quoteId = sent.quote.id;
    }
    tokens.push(token);
  }
  return { tokens, quoteId };
}
