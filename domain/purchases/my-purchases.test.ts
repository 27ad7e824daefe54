import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import {
  allMyPurchases,
  countMyPurchases,
  myPurchase,
  myPurchases,
  readPurchaseFilter,
} from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
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

  const setStage = (actor: Actor, purchaseId: string, stage: string, now = NOON) =>
    changeStage({ db, now }, actor, { purchaseId, stage });
  const setNotes = (actor: Actor, purchaseId: string, text: string) =>
    addPurchaseNote({ db, now: NOON }, actor, { purchaseId, noteId: randomUUID(), text });

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

  it("never include another installer's", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const rival = await anInstaller(db, { admin, credits: 5 });
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

  it("show which were refunded, and stay after the refund", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const kept = await buy(buyer);
    const refunded = await buy(buyer, later({ hours: 1 }));
    await aRefund(db, { admin, buyer, purchaseId: refunded });
    const { items } = await mine(buyer);
    expect(items.map((item) => [item.purchaseId, item.refunded])).toEqual([
      [refunded, true],
      [kept, false],
    ]);
  });

  it("come in pages without gaps or duplicates, even if bought at the same moment", async () => {
    const many = limits.purchasesPageSize + 3;
    const buyer = await anInstaller(db, { admin, credits: 5 * many });
    const ids: string[] = [];
    for (let i = 0; i < many; i++) ids.push(await buy(buyer, later({ minutes: i < 5 ? i : 5 })));
    const first = await mine(buyer);
    const second = await myPurchases({ db, now: NOON }, buyer, { cursor: first.nextCursor });
    const seen = [...first.items, ...second.items].map(({ purchaseId }) => purchaseId);
    expect([first.items.length, second.items.length, first.total]).toEqual([limits.purchasesPageSize, 3, many]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(second.nextCursor).toBeNull();
    const all = [];
    for await (const page of allMyPurchases({ db, now: NOON }, buyer)) all.push(...page);
    expect(all.map(({ purchaseId }) => purchaseId)).toEqual(seen);
    const odd = myPurchases({ db, now: NOON }, buyer, { cursor: "not a cursor" });
    await expect(odd).rejects.toThrow("invalid_cursor");
  });

  it.each([
    ["part of a name", "WHITBY", "one"],
    ["an e-mail", "zoe@exam", "one"],
    ["a postcode without its space", "sw1a1", "one"],
    ["a location", "harbour", "one"],
    ["a phone number as people write it", "020 7946 0018", "one"],
    ["the end of a phone number", "460018", "one"],
    ["a phone number with its country", "+44 20 7946", "one"],
    ["signs that mean something to the database", "100%_\\", "other"],
    ["something that nobody has", "Xylophone", undefined],
    ["one letter of a pattern", "_", "other"],
  ])("are found by %s", async (_, search, found) => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const one = await buy(buyer, NOON, {
      customer_name: "Zoe Whitby",
      customer_email: "zoe@example.com",
      customer_phone: "020 7946 0018",
      location: "Old Harbour",
      postcode: "SW1A 1AA",
    });
    const other = await buy(buyer, later({ hours: 1 }), { customer_name: "Al 100%_\\ Jones", customer_phone: "" });
    const { items, total } = await myPurchases(
      { db, now: NOON },
      buyer,
      readPurchaseFilter(new URLSearchParams({ q: ` ${search} ` })),
    );
    expect(items.map(({ purchaseId }) => purchaseId)).toEqual(
      [one, other].filter((id) => id === { one, other }[found ?? ""]),
    );
    expect(total).toBe(items.length);
  });

  it("can be filtered by stage, together with a search", async () => {
    const buyer = await anInstaller(db, { admin, credits: 15 });
    const first = await buy(buyer);
    const second = await buy(buyer, NOON, { customer_name: "Zoe Whitby" });
    await buy(buyer);
    for (const purchaseId of [first, second]) await setStage(buyer, purchaseId, "won");
    const ids = async (fields: { q?: string; stage?: string }) =>
      (await myPurchases({ db, now: NOON }, buyer, readPurchaseFilter(new URLSearchParams(fields)))).items
        .map(({ purchaseId }) => purchaseId)
        .toSorted();
    expect(await ids({ stage: "won" })).toEqual([first, second].toSorted());
    expect(await ids({ stage: "won", q: "zoe" })).toEqual([second]);
    expect(await ids({ stage: "lost" })).toEqual([]);
    expect(await ids({ stage: "no such stage" })).toHaveLength(3);
  });

  it("have a stage that the buyer changes, with the time of the change", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = await buy(buyer);
    const one = () => myPurchase({ db, now: NOON }, buyer, purchaseId);
    expect(await one()).toMatchObject({ stage: "new", stageChangedAt: null });
    await setStage(buyer, purchaseId, "survey_booked", later({ hours: 1 }));
    await setStage(buyer, purchaseId, "survey_booked", later({ hours: 2 }));
    expect(await one()).toMatchObject({ stage: "survey_booked", stageChangedAt: later({ hours: 1 }) });
    expect(await outcomeOf(setStage(buyer, purchaseId, "sold"))).toBe("invalid_input");
  });

  it("can be read and changed only by their buyer; a suspended one only reads", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const rival = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = await buy(buyer);
    for (const [actor, refusal] of [
      [rival, "not_found"],
      [admin, "not_approved"],
    ] as const) {
      expect(await outcomeOf(myPurchase({ db, now: NOON }, actor, purchaseId))).toBe("not_found");
      expect(await outcomeOf(setStage(actor, purchaseId, "won"))).toBe(refusal);
      expect(await outcomeOf(setNotes(actor, purchaseId, "Mine."))).toBe(refusal);
    }
    expect(await outcomeOf(setStage(visitor, purchaseId, "won"))).toBe("not_signed_in");
    const installerId = buyer.installer.id;
    await suspendInstaller({ db, now: NOON }, admin, { installerId, reason: "Complaints." });
    const suspended = await signedIn(db, installerId);
    expect(await outcomeOf(setStage(suspended, purchaseId, "won"))).toBe("not_approved");
    expect(await outcomeOf(setNotes(suspended, purchaseId, "Mine."))).toBe("not_approved");
    expect(await myPurchase({ db, now: NOON }, suspended, purchaseId)).toMatchObject({ stage: "new", notes: null });
  });

  it("are counted, in total and since a given moment", async () => {
    const buyer = await anInstaller(db, { admin, credits: 15 });
    for (const hours of [0, 1, 2]) await buy(buyer, later({ hours }));
    const counted = await countMyPurchases({ db, now: NOON }, buyer, later({ hours: 1 }));
    expect(counted).toEqual({ total: 3, sinceThen: 2 });
  });

  it("require a signed-in company", async () => {
    expect(await outcomeOf(myPurchases({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(mine(admin))).toBe("not_found");
  });
});
