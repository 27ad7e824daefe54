import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { credits } from "#domain/money.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myFigures } from "#domain/statistics/my-figures.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the figures of the dashboard", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function buy(buyer: Buyer, now: Date, stage = "new"): Promise<string> {
    const { leadId } = await aConfirmedRequest(db, { now });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
    await ask(
      db.orm,
      `update lead_purchases set stage = '${stage}', lost_reason = ${stage === "lost" ? "'price'" : "null"} where id = '${purchaseId}'`,
    );
    return purchaseId;
  }

  const post = ({ installer }: Buyer, type: "refund" | "grant", now: Date, causeId: string = randomUUID()) =>
    postEntry(db.orm, { installerId: installer.id, amount: credits(5), type, causeId, description: "A test.", now });

  const pay = ({ installer }: Buyer, bought: number, pence: number, refunded = 0) =>
    ask(
      db.orm,
      `insert into payments (id, installer_id, pack, credits, amount_pence, status, created_at, paid_at, receipt_number, refunded_pence)
       values (gen_random_uuid(), '${installer.id}', 'starter', ${bought}, ${pence}, 'paid', now(), now(),
               (select coalesce(max(receipt_number), 0) + 1 from payments), ${refunded})`,
    );

  it("are a balance by London days: what came, what went, what was left", async () => {
    const buyer = await anInstaller(db, { admin, credits: 20 });
    const purchaseId = await buy(buyer, later({ days: 10 }));
    await buy(buyer, later({ days: 10, hours: 1 }));
    await post(buyer, "refund", later({ days: 12, hours: 11, minutes: 59 }), purchaseId);
    await post(buyer, "grant", later({ days: 12, hours: 12 }));
    const { credits: chart } = await myFigures({ db, now: later({ days: 20 }) }, buyer);
    expect(chart).toMatchObject({
      from: "2026-09-12",
      until: "2026-12-10",
      opening: 0,
      days: [
        { day: "2026-11-20", added: 20, spent: 0, refunded: 0, balance: 20 },
        { day: "2026-11-30", added: 0, spent: 10, refunded: 0, balance: 10 },
        { day: "2026-12-02", added: 0, spent: 0, refunded: 5, balance: 15 },
        { day: "2026-12-03", added: 5, spent: 0, refunded: 0, balance: 20 },
      ],
    });
  });

  it("begin with the balance that was there 90 days ago", async () => {
    const buyer = await anInstaller(db, { admin, credits: 20 });
    const now = later({ days: limits.balanceChartDays - 1 });
    expect((await myFigures({ db, now }, buyer)).credits).toMatchObject({ opening: 0, days: [{ added: 20 }] });
    const next = later({ days: limits.balanceChartDays });
    expect((await myFigures({ db, now: next }, buyer)).credits).toMatchObject({ opening: 20, days: [] });
  });

  it("are the leads bought in each of twelve weeks, of which this is the last", async () => {
    const buyer = await anInstaller(db, { admin, credits: 50 });
    // Sunday 23:59 and Monday 0:00 in London.
    await buy(buyer, new Date("2026-11-29T23:59:00Z"));
    await buy(buyer, new Date("2026-11-30T00:00:00Z"));
    await buy(buyer, new Date("2026-12-02T12:00:00Z"));
    const { weeks } = await myFigures({ db, now: new Date("2026-12-03T12:00:00Z") }, buyer);
    expect(weeks).toHaveLength(limits.purchaseChartWeeks);
    expect(weeks[0]).toEqual({ monday: "2026-09-14", bought: 0 });
    expect(weeks.slice(-2)).toEqual([
      { monday: "2026-11-23", bought: 1 },
      { monday: "2026-11-30", bought: 2 },
    ]);
    const { weeks: summer } = await myFigures({ db, now: new Date("2027-06-30T12:00:00Z") }, buyer);
    expect(summer.at(-1)).toEqual({ monday: "2027-06-28", bought: 0 });
  });

  it("are what a won job has cost, of credits paid for and not given back", async () => {
    const buyer = await anInstaller(db, { admin, credits: 50 });
    const nothing = { stages: {}, refundedLeads: 0, wonJob: { costPence: null, missing: ["spent", "paid", "won"] } };
    expect(await myFigures({ db, now: NOON }, buyer)).toMatchObject(nothing);
    await buy(buyer, NOON, "won");
    await buy(buyer, NOON, "quoted");
    await post(buyer, "refund", NOON, await buy(buyer, NOON, "lost"));
    await pay(buyer, 20, 9900);
    await pay(buyer, 50, 19_900, 9900);
    expect(await myFigures({ db, now: NOON }, buyer)).toMatchObject({
      stages: { won: 1, quoted: 1, lost: 1 },
      refundedLeads: 1,
      // 10 credits of 70 that came to £199.
      wonJob: { spentCredits: 10, boughtCredits: 70, paidPence: 19_900, wonJobs: 1, costPence: 2843, missing: [] },
    });
  });

  it("are the installer's own, also of a suspended one, and nobody else's", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const other = await anInstaller(db, { admin });
    await buy(buyer, NOON, "won");
    await pay(buyer, 20, 9900);
    const theirs = await myFigures({ db, now: NOON }, other);
    expect(theirs).toMatchObject({ credits: { days: [] }, stages: {}, wonJob: { paidPence: 0, spentCredits: 0 } });
    expect(theirs.weeks.every(({ bought }) => bought === 0)).toBe(true);
    expect(await outcomeOf(myFigures({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(myFigures({ db, now: NOON }, admin))).toBe("not_found");
  });
});
