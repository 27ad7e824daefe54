import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";
import { anOffer } from "#tests/support/quotes.ts";

eachDatabase("a customer's quotes", (open) => {
  it("show whether they are for a business, by service requested or property type", async () => {
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

  it("warn that a certificate ends before the work starts, until the company adds a newer one", async () => {
    const db = await open();
    const admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const ending = { technology: "solar", expiresOn: "2026-12-14" };
    await aCheckOf(db, admin, buyer, ending);
    const { leadId, token } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    const { quote } = await anOffer(db, { buyer, purchaseId });
    const text = "Their MCS certificate ends on 14 December 2026, before the work starts. Ask for the new one.";
    expect(quote.words?.checks.checks.map((check) => check.text)).toContain(text);
    const [shown] = await myQuotes({ db, now: NOON }, token);
    expect(shown?.checks[0]).toMatchObject({ id: "proof_ends", field: "earliestStart", text });
    await aCheckOf(db, admin, buyer, { ...ending, expiresOn: "2027-12-14" }, new Date(NOON.getTime() + 1));
    const [renewed] = await myQuotes({ db, now: NOON }, token);
    expect(renewed?.checks.map(({ id }) => id)).not.toContain("proof_ends");
  });
});
