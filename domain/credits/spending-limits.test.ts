import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { type CapsHolder, myCaps, myReachedCap, setCaps, wouldLoosen } from "#domain/credits/spending-limits.ts";
import { type Caps, capsForm } from "#domain/credits/spending-limits-form.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";

/** Each company of this test has one key. */
const keyOf = (buyer: Buyer) => uuidFromText(buyer.installer.id);
const of = (whose: CapsHolder, buyer: Buyer): CapsHolder =>
  whose.kind === "key" ? { kind: "key", keyId: keyOf(buyer) } : whose;
const NONE: Caps = { leadsADay: null, leadsAWeek: null, creditsAMonth: null };

eachDatabase("limits on buying", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aBuyer(): Promise<Buyer> {
    const buyer = await anInstaller(db, { admin, credits: 200 });
    await ask(
      db.orm,
      `insert into api_keys (id, installer_id, made_by, name, prefix, key_hash, scope, last_day, created_at)
       values ('${keyOf(buyer)}', '${buyer.installer.id}', '${buyer.userId}', 'Our CRM', 'fw_live_ab', 'hash-${buyer.userId}', 'buy', '2027-11-20', now())`,
    );
    return buyer;
  }
  const cap = (buyer: User, whose: CapsHolder, caps: Partial<Caps>, mayLoosen = false) =>
    setCaps({ db, now: NOON }, buyer, { whose, caps: { ...NONE, ...caps }, mayLoosen });
  const attempt = (buyer: User, leadId: string, now = NOON) =>
    purchaseLead({ db, now }, buyer, { leadId, purchaseId: randomUUID() });
  const buyNew = async (buyer: User, now = NOON) => outcomeOf(attempt(buyer, await aLead(db, { admin, now }), now));
  const boughtBy = (buyer: Buyer) =>
    ask(db.orm, `select id from lead_purchases where installer_id = '${buyer.installer.id}'`);

  it.each<[string, CapsHolder, Partial<Caps>]>([
    ["company", { kind: "company" }, { leadsADay: 5 }],
    ["person", { kind: "person" }, { leadsAWeek: 5 }],
    ["key", { kind: "key", keyId: "own" }, { creditsAMonth: 25 }],
  ])("hold when thirty purchases of a %s come at once", async (_, whose, caps) => {
    const buyer = await aBuyer();
    await cap(buyer, of(whose, buyer), caps);
    const leads = await Promise.all(Array.from({ length: 30 }, () => aLead(db, { admin })));
    const pressing = whose.kind === "key" ? { ...buyer, apiKeyId: keyOf(buyer) } : buyer;
    const outcomes = await Promise.all(leads.map((leadId) => outcomeOf(attempt(pressing, leadId))));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill("done"), ...Array(25).fill("limit_reached")]);
    expect(await boughtBy(buyer)).toHaveLength(5);
    expect(await ask(db.orm, `select credits from profiles where id = '${buyer.installer.id}'`)).toEqual([
      { credits: 175 },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each<[CapsHolder, Partial<Caps>, string]>([
    [{ kind: "company" }, { leadsADay: 1 }, "Your company buys at most 1 lead a day. You have not been charged."],
    [{ kind: "company" }, { leadsAWeek: 0 }, "Your company buys at most 0 leads a week. You have not been charged."],
    [{ kind: "person" }, { creditsAMonth: 9 }, "You buy at most 9 credits a month. You have not been charged."],
    [
      { kind: "key", keyId: "own" },
      { leadsADay: 1 },
      "This API key buys at most 1 lead a day. You have not been charged.",
    ],
  ])("say whose they are and how much: %j %j", async (whose, caps, words) => {
    const owner = await aBuyer();
    const buyer = { ...owner, apiKeyId: keyOf(owner) };
    await cap(buyer, of(whose, buyer), caps);
    if (!words.includes("0 leads")) expect(await buyNew(buyer)).toBe("done");
    const refusal = await attempt(buyer, await aLead(db, { admin })).catch((error) => error);
    expect(refusal instanceof DomainError && [refusal.code, refusal.words]).toEqual(["limit_reached", words]);
  });

  it.each<[string, Partial<Caps>, string, string]>([
    ["day, in summer", { leadsADay: 1 }, "2027-06-10T22:59:59Z", "2027-06-10T23:00:00Z"],
    ["day, as summer time ends", { leadsADay: 1 }, "2027-10-31T23:59:59Z", "2027-11-01T00:00:00Z"],
    ["week, on Monday", { leadsAWeek: 1 }, "2027-06-13T22:59:59Z", "2027-06-13T23:00:00Z"],
    ["month", { creditsAMonth: 5 }, "2027-06-30T22:59:59Z", "2027-06-30T23:00:00Z"],
  ])("begin anew with each %s, in London", async (_, caps, last, next) => {
    const buyer = await aBuyer();
    await cap(buyer, { kind: "company" }, caps);
    expect(await buyNew(buyer, new Date(last))).toBe("done");
    expect(await buyNew(buyer, new Date(last))).toBe("limit_reached");
    expect(await buyNew(buyer, new Date(next))).toBe("done");
  });

  it("leave earlier purchases and their answers unchanged", async () => {
    const buyer = await aBuyer();
    const leadId = await aLead(db, { admin });
    const press = { leadId, purchaseId: randomUUID() };
    await purchaseLead({ db, now: NOON }, buyer, press);
    await cap(buyer, { kind: "company" }, { leadsADay: 0 });
    expect(await purchaseLead({ db, now: NOON }, buyer, press)).toMatchObject({ replayed: true, balanceAfter: 195 });
    expect(await outcomeOf(attempt(buyer, leadId))).toBe("already_purchased");
    expect(await boughtBy(buyer)).toEqual([{ id: press.purchaseId }]);
    const change = ask(db.orm, `update lead_purchases set bought_by = 'nobody' where id = '${press.purchaseId}'`);
    await expect(change).rejects.toThrow();
  });

  it("for credits leave out purchases refunded in their month; those for leads count them", async () => {
    const buyer = await aBuyer();
    await cap(buyer, { kind: "company" }, { creditsAMonth: 5 });
    const { id: purchaseId } = await attempt(buyer, await aLead(db, { admin }));
    expect(await buyNew(buyer)).toBe("limit_reached");
    await aRefund(db, { admin, buyer, purchaseId, now: later({ hours: 1 }) });
    expect(await buyNew(buyer, later({ hours: 2 }))).toBe("done");
    await cap(buyer, { kind: "company" }, { leadsADay: 2 }, true);
    expect(await buyNew(buyer, later({ hours: 2 }))).toBe("limit_reached");
  });

  it("are known beforehand, by the same rule", async () => {
    const buyer = await aBuyer();
    const reached = async () => myReachedCap({ db, now: NOON }, await signedIn(db, buyer.userId));
    await cap(buyer, { kind: "person" }, { leadsAWeek: 1 });
    expect(await reached()).toBeUndefined();
    await buyNew(buyer);
    expect(await reached()).toEqual({ holderKind: "person", per: "week", most: 1 });
    expect(await myCaps({ db, now: NOON }, buyer)).toMatchObject({
      company: NONE,
      person: { leadsAWeek: 1 },
      keys: {},
    });
  });

  it("are lowered freely, and raised or removed only after proof of identity", async () => {
    const buyer = await aBuyer();
    const company = { kind: "company" } as const;
    await cap(buyer, company, { leadsADay: 5 });
    await cap(buyer, company, { leadsADay: 4, leadsAWeek: 9 });
    expect(await outcomeOf(cap(buyer, company, { leadsADay: 5, leadsAWeek: 9 }))).toBe("conflict");
    expect(await outcomeOf(cap(buyer, company, { leadsADay: 4 }))).toBe("conflict");
    expect(await wouldLoosen({ db, now: NOON }, buyer, company, { ...NONE, leadsADay: 4 })).toBe(true);
    await cap(buyer, company, {}, true);
    const flag = `select is_capped from profiles where id = '${buyer.installer.id}'`;
    expect(await ask(db.orm, flag)).toEqual([{ is_capped: false }]);
    expect(await buyNew(buyer)).toBe("done");
  });

  it("can be set on the company's own keys only", async () => {
    const buyer = await aBuyer();
    const other = await aBuyer();
    expect(await outcomeOf(cap(buyer, { kind: "key", keyId: keyOf(other) }, { leadsADay: 1 }))).toBe("not_found");
  });

  it.each(["-1", "1.5", "100001", "many"])("must be whole numbers, not %s", (leadsADay) => {
    expect(capsForm.safeParse({ leadsADay }).success).toBe(false);
  });
});
