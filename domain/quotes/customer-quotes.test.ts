import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

eachDatabase("a customer's quotes", (open) => {
  it("tell whether they are for a business: by the service asked for, or the kind of property", async () => {
    const db = await open();
    const buyer = await anInstaller(db, { admin: await anAdmin(db), credits: 15 });
    const isForBusiness = async (form: Record<string, string>) => {
      const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm(form) });
      const purchaseId = randomUUID();
      await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
      await anOffer(db, { buyer, purchaseId });
      return (await myQuotes({ db, now: NOON }, token)).map((quote) => quote.isForBusiness);
    };
    expect(await isForBusiness({ propertyType: "commercial" })).toEqual([true]);
    expect(await isForBusiness({ serviceType: "commercial" })).toEqual([true]);
    expect(await isForBusiness({ propertyType: "house" })).toEqual([false]);
  });
});
