import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type User, visitor } from "#domain/actor.ts";
import { moneyOfMyQuote, ownQuoteOnPaper } from "#domain/comparison/my-comparison.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { companyQuotes } from "#domain/quotes/company-quotes.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

const LETTER = "Dear Priya Raman, ring 07700 900123. We begin at 14 Sycamore Road.";

eachDatabase("the paper of a company's own quote", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A project with a plan and two quotes, each in its company's words. */
  async function aQuotedPlan() {
    const plan = "postcode=CR0&type=detached&built=from2000&beds=4&export=15";
    const form = aQuoteForm({ plan, name: "Priya Raman", phone: "07700 900123" });
    const { leadId, token } = await aConfirmedRequest(db, { form });
    const offer = async (notes: string, now: Date) => {
      const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: `Tern ${randomUUID()}` } });
      const purchaseId = randomUUID();
      await purchaseLead(at(now), buyer, { leadId, purchaseId });
      const given = { purchaseId, key: randomUUID(), posted: { ...structuredClone(quoteExamples.solar), notes } };
      return { buyer, id: (await sendQuote(at(now), buyer, given)).quote.id };
    };
    return {
      leadId,
      token,
      one: await offer(LETTER, NOON),
      other: await offer("Ours is the better roof.", later({ seconds: 1 })),
    };
  }

  it("is the customer's, to every figure and the money, and is no opening", async () => {
    const { token, one, other } = await aQuotedPlan();
    for (const { buyer, id } of [one, other]) {
      const { quote, money } = await ownQuoteOnPaper(at(), buyer, id);
      const mine = (await myQuotes(at(), token)).find((sent) => sent.id === id);
      if (!mine) throw new Error("the customer lacks a quote");
      expect(quote).toEqual(mine);
      expect(money).toEqual(await moneyOfMyQuote(at(), token, mine));
      expect(money).toMatchObject({ pounds: expect.any(Number), isBest: false });
    }
    const { quotes } = await companyQuotes(at(), one.buyer);
    expect(quotes).toMatchObject([{ openedAt: null, isReadable: true }]);
  });

  it("holds nothing of another company, and is for nobody else and not for those who keep the books", async () => {
    const { one, other } = await aQuotedPlan();
    const read = JSON.stringify(await ownQuoteOnPaper(at(), one.buyer, one.id));
    expect(read).toContain(LETTER);
    for (const theirs of [other.id, other.buyer.installer.companyName, "better roof"])
      expect(read).not.toContain(theirs);
    const asked = (actor: Parameters<typeof ownQuoteOnPaper>[1]) => outcomeOf(ownQuoteOnPaper(at(), actor, one.id));
    expect(await asked(other.buyer)).toBe("not_found");
    expect(await asked(admin)).toBe("not_found");
    expect(await asked(visitor)).toBe("not_signed_in");
    const colleague = (role: Parameters<typeof aColleague>[2]): Promise<Buyer> => aColleague(db, one.buyer, role);
    expect(await asked(await colleague("surveyor"))).toBe("done");
    expect(await asked(await colleague("books"))).toBe("role_required");
    expect(await outcomeOf(ownQuoteOnPaper(at(), one.buyer, randomUUID()))).toBe("not_found");
  });

  it("says neither who the customer is nor what it brings them once the purchase has ended", async () => {
    const { token, one } = await aQuotedPlan();
    const { quote: before } = await ownQuoteOnPaper(at(), one.buyer, one.id);
    await stopEverything(at(later({ hours: 1 })), token, { erase: false });
    const { quote, money } = await ownQuoteOnPaper(at(later({ hours: 1 })), one.buyer, one.id);
    expect(money).toBeNull();
    const { totalPence, payPence, depositPence, sums } = before;
    expect(quote).toMatchObject({ status: "ended", totalPence, payPence, depositPence, sums });
    for (const known of ["Raman", "900123", "Sycamore"]) expect(JSON.stringify(quote)).not.toContain(known);
  });

  it("is gone with its words when the customer's details are", async () => {
    const { leadId, one } = await aQuotedPlan();
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect((await companyQuotes(at(), one.buyer)).quotes).toMatchObject([{ isReadable: false }]);
    expect(await outcomeOf(ownQuoteOnPaper(at(), one.buyer, one.id))).toBe("not_found");
  });
});
