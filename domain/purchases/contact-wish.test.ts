import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { purchaseColumns } from "#app/routes/installer/purchases/purchases-csv.ts";
import { csvTable } from "#app/web/csv.ts";
import { leadSchemas } from "#content/open-api/leads.ts";
import type { Database } from "#db/connection.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { maskedLeadForPrograms, purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

const SAID = { contactWay: "text", contactTimes: ["weekday-mornings", "weekends"] } as const;
const NOTHING = { contactWay: null, contactTimes: null };
const WORDS = "A text message, weekday mornings (9 to 12), weekends (10 to 4)";

eachDatabase("a customer's contact preference", (open) => {
  let db: Database;
  let admin: User;
  const context = () => ({ db, now: NOON });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aWish() {
    const form = aQuoteForm({ contactWay: SAID.contactWay, contactTimes: SAID.contactTimes.join(",") });
    return aConfirmedRequest(db, { form });
  }

  async function aPurchase() {
    const { leadId, token } = await aWish();
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(context(), buyer, { leadId, purchaseId });
    return { leadId, token, buyer, purchaseId };
  }

  async function exportedLead(buyer: Buyer): Promise<unknown> {
    let json = "";
    for await (const piece of exportOwnData(context(), buyer)) json += piece;
    return (JSON.parse(json) as { purchases: { lead: unknown }[] }).purchases[0]?.lead;
  }

  it("is shown before buying, and left out if the customer gave none", async () => {
    const { leadId } = await aWish();
    const silent = await aConfirmedRequest(db);
    const { items } = await leadsForSale(context(), await anInstaller(db, { admin }));
    expect(items.find(({ id }) => id === leadId)).toMatchObject(SAID);
    expect(items.find(({ id }) => id === silent.leadId)).toMatchObject(NOTHING);
  });

  it("is in the API before buying, like everything else the page shows, field by field", async () => {
    const { leadId } = await aWish();
    const { items } = await leadsForSale(context(), await anInstaller(db, { admin }));
    const shown = items.find(({ id }) => id === leadId);
    if (!shown) throw new Error("not for sale");
    const told = maskedLeadForPrograms(shown);
    expect(told).toMatchObject({ ...SAID, propertyType: shown.propertyType, timeframe: shown.timeframe });
    expect(told).toEqual({ ...shown, createdAt: shown.createdAt.toISOString() });
    expect(Object.keys(leadSchemas.MaskedLead.properties).toSorted()).toEqual(Object.keys(shown).toSorted());
  });

  it("is on the bought lead and the receipt, in the spreadsheet, the API and the company's data export", async () => {
    const { buyer, purchaseId, token } = await aPurchase();
    const bought = await myPurchase(context(), buyer, purchaseId);
    expect(bought).toMatchObject(SAID);
    expect(purchaseForPrograms(bought).lead).toMatchObject(SAID);
    expect(csvTable(purchaseColumns, [bought])).toContain(`"${WORDS}"`);
    expect(await exportedLead(buyer)).toMatchObject(SAID);
    const { companies } = await myReceipt(context(), token);
    expect(companies[0]?.fields).toContain("contact-wish");
  });

  it("is hidden with the contact details when the purchase ends", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await ask(db.orm, `update lead_purchases set ended_at = now(), ended_reason = 'closed' where id = '${purchaseId}'`);
    const ended = await myPurchase(context(), buyer, purchaseId);
    expect(ended).toMatchObject(NOTHING);
    expect(purchaseForPrograms(ended).lead).toMatchObject(NOTHING);
    expect(await exportedLead(buyer)).toMatchObject(NOTHING);
  });
});
