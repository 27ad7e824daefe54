import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a purchase by key", (open) => {
  let db: Database;
  let admin: User;
  const buy = (buyer: Parameters<typeof purchaseByKey>[1], leadId: string, key = "order 1") =>
    purchaseByKey({ db, now: NOON }, buyer, { leadId, key });
  const balance = (buyer: Buyer) => myBalance({ db, now: NOON }, buyer);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("is one purchase with the same answer, however often it is repeated or run at once", async () => {
    const buyer = await anInstaller(db, { admin, credits: 40 });
    const leadId = await aLead(db, { admin });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(buyer, leadId)));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ purchase }) => JSON.stringify(purchase))).size).toBe(1);
    expect(await balance(buyer)).toBe(35);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is refused when the key has bought another lead, whatever other reason there is", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const bought = await aLead(db, { admin });
    const other = await aLead(db, { admin });
    await buy(buyer, bought);
    expect(await outcomeOf(buy(buyer, other))).toBe("idempotency_key_reused");
    expect(await outcomeOf(buy(buyer, randomUUID()))).toBe("idempotency_key_reused");
    expect(await outcomeOf(buy(buyer, bought, "order 2"))).toBe("already_purchased");
    expect(await outcomeOf(buy(buyer, other, "order 2"))).toBe("insufficient_credits");
  });

  it("buys one of two leads requested with the same key at once", async () => {
    const buyer = await anInstaller(db, { admin, credits: 40 });
    const leads = [await aLead(db, { admin }), await aLead(db, { admin })];
    const tries = leads.flatMap((leadId) => Array.from({ length: 5 }, () => buy(buyer, leadId)));
    expect(await outcomesOf(tries)).toEqual({ done: 5, idempotency_key_reused: 5 });
    expect(await balance(buyer)).toBe(35);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("keeps the keys of two installers apart", async () => {
    const one = await anInstaller(db, { admin, credits: 5 });
    const two = await anInstaller(db, { admin, credits: 5 });
    const leadId = await aLead(db, { admin });
    expect((await buy(one, leadId)).purchase.purchaseId).not.toBe((await buy(two, leadId)).purchase.purchaseId);
  });

  it("does not use up the key when it is refused", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    expect(await outcomeOf(buy(buyer, randomUUID()))).toBe("not_found");
    expect(await outcomeOf(buy(buyer, await aLead(db, { admin })))).toBe("done");
  });

  it("requires an approved installer", async () => {
    const leadId = await aLead(db, { admin });
    expect(await outcomeOf(buy(visitor, leadId))).toBe("not_signed_in");
    expect(await outcomeOf(buy(admin, leadId))).toBe("not_approved");
    for (const status of ["pending", "suspended"] as const) {
      expect(await outcomeOf(buy(await anInstaller(db, { admin, status }), leadId))).toBe("not_approved");
    }
  });
});
