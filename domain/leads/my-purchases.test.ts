import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { suspendInstaller } from "#domain/installers/change-status.ts";
import { countMyPurchases } from "#domain/leads/count-my-purchases.ts";
import { myPurchases } from "#domain/leads/my-purchases.ts";
import { purchaseLead } from "#domain/leads/purchase-lead.ts";
import { refundPurchase } from "#domain/leads/refund-purchase.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";

eachDatabase("my purchased leads", (open) => {
  let db: Database;
  let admin: User;
  const mine = (buyer: User | Buyer) => myPurchases({ db, now: NOON }, buyer);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function buy(buyer: Buyer, now = NOON, form: Record<string, string> = {}): Promise<string> {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId: await aLead(db, { admin, form }), purchaseId });
    return purchaseId;
  }

  it("come newest first and are complete", async () => {
    const buyer = await anInstaller(db, { admin, credits: 15 });
    const ids = [await buy(buyer), await buy(buyer, later({ hours: 2 })), await buy(buyer, later({ hours: 1 }))];
    const { items, total } = await mine(buyer);
    expect(items.map(({ purchaseId }) => purchaseId)).toEqual([ids[1], ids[2], ids[0]]);
    expect(total).toBe(3);
    expect(items[1]).toMatchObject({ purchasedAt: later({ hours: 1 }), priceCredits: 5, refunded: false });
  });

  it("are never another installer's", async () => {
    const [buyer, rival] = [await anInstaller(db, { admin, credits: 5 }), await anInstaller(db, { admin, credits: 5 })];
    const leadId = await aLead(db, { admin, form: { customer_email: "only.mine@example.org" } });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    await buy(rival);
    expect(JSON.stringify(await mine(buyer))).toContain("only.mine@example.org");
    expect(JSON.stringify(await mine(rival))).not.toContain("only.mine@example.org");
    expect(await mine(rival)).toMatchObject({ total: 1 });
  });

  it("stay readable for a suspended installer", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    await buy(buyer, NOON, { customer_phone: "020 7946 0018" });
    const installerId = buyer.installer.id;
    await suspendInstaller({ db, now: NOON }, admin, { installerId, reason: "Complaints." });
    const suspended = await signedIn(db, installerId);
    expect(suspended.installer?.status).toBe("suspended");
    expect((await mine(suspended)).items[0]?.contact.phone).toBe("+442079460018");
  });

  it("say which were refunded, and stay after the refund", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const [kept, refunded] = [await buy(buyer), await buy(buyer, later({ hours: 1 }))];
    await refundPurchase({ db, now: NOON }, admin, { purchaseId: refunded, reason: "Wrong number." });
    const { items } = await mine(buyer);
    expect(items.map((item) => [item.purchaseId, item.refunded])).toEqual([
      [refunded, true],
      [kept, false],
    ]);
  });

  it("are counted, ever and since a moment", async () => {
    const buyer = await anInstaller(db, { admin, credits: 15 });
    for (const hours of [0, 1, 2]) await buy(buyer, later({ hours }));
    const counted = await countMyPurchases({ db, now: NOON }, buyer, later({ hours: 1 }));
    expect(counted).toEqual({ total: 3, sinceThen: 2 });
  });

  it("are for companies who are signed in", async () => {
    expect(await outcomeOf(myPurchases({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(mine(admin))).toBe("not_found");
  });
});
