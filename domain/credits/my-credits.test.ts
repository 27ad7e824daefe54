import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { myTransactionPage } from "#domain/credits/my-credits.ts";
import { credits } from "#domain/money.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

eachDatabase("the history of credits", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const grant = (buyer: Buyer) =>
    grantCredits({ db, now: NOON }, admin, {
      installerId: buyer.installer.id,
      grantId: randomUUID(),
      amountCredits: credits(1),
      reason: "Sorry.",
    });

  it("names the service of a lead that was bought, and nothing else", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const leadId = await aLead(db, { admin });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    const { items } = await myTransactionPage({ db, now: NOON }, buyer);
    expect(items.map(({ type, serviceLabel }) => [type, serviceLabel])).toEqual([
      ["spend", "Heat Pumps"],
      ["grant", null],
    ]);
  });

  it("comes in pages of 50, each row once, even as new rows arrive in between", async () => {
    const buyer = await anInstaller(db, { admin });
    for (let number = 0; number < 101; number++) await grant(buyer);
    const balances: number[] = [];
    let cursor: string | null = null;
    const sizes: number[] = [];
    do {
      const page = await myTransactionPage({ db, now: NOON }, buyer, { cursor });
      await grant(buyer);
      balances.push(...page.items.map(({ balanceAfter }) => balanceAfter));
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    } while (cursor);
    expect(sizes).toEqual([50, 50, 1]);
    expect(balances).toEqual(Array.from({ length: 101 }, (_, index) => 101 - index));
  });

  it("has no next page at the end, and refuses a cursor that is not ours", async () => {
    const buyer = await anInstaller(db, { admin });
    await grant(buyer);
    for (const from of [{}, { cursor: null }, { cursor: "" }]) {
      const page = await myTransactionPage({ db, now: NOON }, buyer, from);
      expect(page).toMatchObject({ items: [{ balanceAfter: 1 }], nextCursor: null });
    }
    for (const cursor of ["abc", "-1", "0", "1e9", "99999999999999", "1; drop table"]) {
      await expect(myTransactionPage({ db, now: NOON }, buyer, { cursor })).rejects.toThrow("invalid_cursor");
    }
    expect((await myTransactionPage({ db, now: NOON }, buyer, { cursor: "1" })).items).toEqual([]);
  });
});
