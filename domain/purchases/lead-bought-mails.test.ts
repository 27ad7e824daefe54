import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

eachDatabase("the mails about a bought lead", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function sold() {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    return { leadId, purchaseId };
  }

  it("bring the customer a private link that opens the request", async () => {
    const { leadId, purchaseId } = await sold();
    const token = randomUUID();
    const facts = await gatherMailFacts({ db, now: NOON }, { mail: "lead-bought-customer", purchaseId }, token);
    expect(facts).toMatchObject({ token });
    expect(await leadOfLink(db.orm, token, NOON)).toBe(leadId);
  });

  it("give no details to a company whose purchase has ended before its mail is written", async () => {
    const { purchaseId } = await sold();
    const gather = () => gatherMailFacts({ db, now: NOON }, { mail: "lead-bought-installer", purchaseId }, "token");
    expect(await gather()).toMatchObject({ customer: { email: expect.stringContaining("@") } });
    const how = { reason: "company_gone", by: "installer", now: later({ minutes: 1 }) } as const;
    await inTransaction(db, (tx) => endPurchases(tx, { purchaseIds: [purchaseId] }, how));
    expect(await gather()).toBeUndefined();
  });
});
