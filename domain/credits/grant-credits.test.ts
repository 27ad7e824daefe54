import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { issuedCredits } from "#domain/credits/ledger-of.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { credits } from "#domain/money.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("credits", (open) => {
  let db: Database;
  let admin: User;
  const ten = { amountCredits: credits(10), reason: "Two bad leads." };
  const grant = (buyer: Buyer, grantId = randomUUID(), actor: Actor = admin) =>
    grantCredits({ db, now: NOON }, actor, { ...ten, installerId: buyer.installer.id, grantId });
  const balance = (buyer: Buyer) => myBalance({ db, now: NOON }, buyer);
  const audits = (buyer: Buyer) =>
    ask(db.orm, `select after from audit_log where action = 'grant-credits' and subject_id = '${buyer.installer.id}'`);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("are granted with a reason that the installer reads, and recorded", async () => {
    const buyer = await anInstaller(db, { admin });
    const grantId = randomUUID();
    const given = { ...ten, installerId: buyer.installer.id, grantId };
    expect(await outcomeOf(grantCredits({ db, now: NOON }, admin, { ...given, reason: " " }))).toBe("invalid_input");
    expect(await grant(buyer, grantId)).toEqual({ needsApproval: false });
    const [newest] = await myTransactions({ db, now: NOON }, buyer);
    expect(newest).toMatchObject({ amount: 10, type: "grant", balanceAfter: 10, createdAt: NOON });
    expect(newest?.description).toBe("Granted: Two bad leads.");
    // 10 credits at £99 for 20.
    expect(await audits(buyer)).toEqual([{ after: { grantId, amount: 10, worthPence: 4950 } }]);
  });

  it("are granted once per click, even when sent twenty times at once or again later", async () => {
    const buyer = await anInstaller(db, { admin });
    const grantId = randomUUID();
    const answers = await outcomesOf(Array.from({ length: 20 }, () => grant(buyer, grantId)));
    expect(answers).toEqual({ done: 20 });
    expect(await balance(buyer)).toBe(10);
    await grant(buyer);
    await grant(buyer, grantId);
    expect(await balance(buyer)).toBe(20);
    expect(await audits(buyer)).toHaveLength(2);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("arrive once when two administrators send the same grant at once", async () => {
    const buyer = await anInstaller(db, { admin });
    const grantId = randomUUID();
    const other = await anAdmin(db);
    const answers = await outcomesOf([grant(buyer, grantId), grant(buyer, grantId, other)]);
    expect(answers).toEqual({ done: 2 });
    expect(await balance(buyer)).toBe(10);
    expect(await audits(buyer)).toHaveLength(1);
  });

  it("from one grant never reach two companies", async () => {
    const buyer = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const grantId = randomUUID();
    await grant(buyer, grantId);
    expect(await outcomeOf(grant(other, grantId))).toBe("conflict");
    expect(await balance(other)).toBe(0);
  });

  it("are granted only by administrators, and only to companies that exist", async () => {
    const buyer = await anInstaller(db, { admin });
    const suspended = await anInstaller(db, { admin, status: "suspended" });
    expect(await outcomeOf(grant(buyer, randomUUID(), visitor))).toBe("not_signed_in");
    expect(await outcomeOf(grant(buyer, randomUUID(), buyer))).toBe("not_admin");
    expect(await outcomeOf(grant(buyer, randomUUID(), suspended))).toBe("not_admin");
    expect(await balance(buyer)).toBe(0);
    const nobody = grantCredits({ db, now: NOON }, admin, { ...ten, installerId: "nobody", grantId: randomUUID() });
    expect(await outcomeOf(nobody)).toBe("not_found");
  });

  it("are visible to the installer that owns them, newest first", async () => {
    const buyer = await anInstaller(db, { admin, credits: 12 });
    const other = await anInstaller(db, { admin, credits: 7 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
    const rows = await myTransactions({ db, now: NOON }, buyer);
    expect(rows.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-5, 7],
      [12, 12],
    ]);
    expect(await myTransactions({ db, now: NOON }, other)).toHaveLength(1);
    expect(await outcomeOf(myTransactions({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(myBalance({ db, now: NOON }, admin))).toBe("not_found");
  });

  it("issued are those bought or granted, not those refunded, and only administrators see them", async () => {
    const before = await issuedCredits({ db, now: NOON }, admin);
    const buyer = await anInstaller(db, { admin, credits: 30 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId: await aLead(db, { admin }), purchaseId });
    await aRefund(db, { admin, buyer, purchaseId });
    expect(await issuedCredits({ db, now: NOON }, admin)).toBe(before + 30);
    expect(await outcomeOf(Promise.resolve().then(() => issuedCredits({ db, now: NOON }, buyer)))).toBe("not_admin");
  });

  it("are whole numbers", () => {
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => credits(amount)).toThrow(RangeError);
    }
    expect(credits(-5)).toBe(-5);
  });
});
