import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { type CounterId, counters } from "#content/counters.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { makePublicComplaint, publicComplaintForm } from "#domain/projects/public-complaints.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { leadsByTechnology } from "#domain/statistics/public/leads-by-technology.ts";
import { keepMonths, monthFile, monthsOfYear } from "#domain/statistics/public/months.ts";
import { figuresOfYear } from "#domain/statistics/public/public-figures.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the public figures", (open) => {
  let db: Database;
  let admin: User;
  const at = later({ days: 3 });
  const wordsAt = async (
    now: Date,
  ): Promise<Record<CounterId, { words: string; n: number | null; reasons: string[] }>> => {
    const { figures } = await figuresOfYear({ db, now });
    return Object.fromEntries(figures.map(({ id, ...one }) => [id, one])) as never;
  };
  const buy = async (buyer: Buyer, now = NOON) => {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId: await aLead(db, { admin }), purchaseId });
    return purchaseId;
  };

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 100 });
    const purchases: string[] = [];
    for (let i = 0; i < 10; i++) purchases.push(await buy(buyer));
    await changeStage({ db, now: later({ hours: 2 }) }, buyer, { purchaseId: purchases[0] ?? "", stage: "contacted" });
    await aRefund(db, { admin, buyer, purchaseId: purchases[9] ?? "", now: later({ days: 1 }) });
    const form = publicComplaintForm.parse({
      about: "review",
      company: "",
      name: "Alex Reed",
      email: "alex@example.com",
      words: "It is not true.",
    });
    await makePublicComplaint({ db, now: NOON }, { id: randomUUID(), form, address: "192.0.2.1" });
    const other = await anInstaller(db, { admin });
    await suspendInstaller({ db, now: NOON }, admin, { installerId: other.installer.id, reason: "No insurance." });
  });

  it("are eleven, in the order of the list, each with its n and a sentence", async () => {
    const { figures, since } = await figuresOfYear({ db, now: at });
    expect(figures.map(({ id }) => id)).toEqual(counters.map(({ id }) => id));
    expect(figures).toHaveLength(11);
    expect(since).toBe("2025-11-23");
    for (const { how } of figures) expect(how).toMatch(/^[A-Z].*\.$/);
  });

  it("are what the rows say on the same day", async () => {
    const found = await wordsAt(at);
    const [row] = await ask<{ bought: number; refunded: number }>(
      db.orm,
      `select (select count(*)::int from lead_purchases) as bought,
              (select count(*)::int from credit_transactions where transaction_type = 'refund') as refunded`,
    );
    expect(row).toEqual({ bought: 10, refunded: 1 });
    expect(found.refunds).toMatchObject({ words: "10% (n = 10)", n: 10 });
    expect(found.suspensions).toMatchObject({ words: "1", n: null, reasons: ["suspended: 1", "declined: 0"] });
    expect(found.requests).toMatchObject({ words: "0", n: null });
    expect(found.complaints).toMatchObject({ words: "Too few to say (n = 0)" });
    expect(await wordsAt(later({ days: 8 }))).toMatchObject({ complaints: { n: 1 } });
  });

  it("leave refunded purchases out of the waits, and say words at nine and figures at ten", async () => {
    expect((await wordsAt(at)).contact_in_day).toMatchObject({ words: "Too few to say (n = 9)", reasons: [] });
    await buy(await anInstaller(db, { admin, credits: 5 }));
    const found = await wordsAt(at);
    expect(found.contact_in_day.words).toBe("10% (n = 10)");
    expect(found.first_contact.words).toBe("over 24 h (n = 10)");
    expect(found.refunds.words).toBe("9% (n = 11)");
  });

  it("of a month are kept in one file, which nothing changes afterwards", async () => {
    const december = later({ days: 11, hours: 16 });
    expect(await outcomeOf(monthFile({ db }, "2026-11"))).toBe("not_found");
    await keepMonths({ db, now: december });
    const file = await monthFile({ db }, "2026-11");
    expect(JSON.parse(file)).toMatchObject({ month: "2026-11", countedAt: december.toISOString() });
    expect(JSON.parse(file).figures).toHaveLength(11);
    await ask(db.orm, "update lead_purchases set first_contact_at = purchased_at where first_contact_at is null");
    await keepMonths({ db, now: later({ days: 12 }) });
    expect(await monthFile({ db }, "2026-11")).toBe(file);
    for (const change of ["update public_months set file = '{}'", "delete from public_months"]) {
      await expect(ask(db.orm, change)).rejects.toThrow();
    }
    expect((await monthsOfYear({ db, now: december })).map(({ month }) => month).slice(0, 2)).toEqual([
      "2026-11",
      "2026-10",
    ]);
  });

  it("by technology add up to all leads for sale and all purchases", async () => {
    const rows = await leadsByTechnology({ db, now: at });
    const [all] = await ask<{ live: number }>(
      db.orm,
      "select count(*)::int as live from leads where status = 'available'",
    );
    expect(rows.reduce((sum, { live }) => sum + live, 0)).toBe(all?.live);
    expect(rows.map(({ refunded }) => refunded)).toContain("9% (n = 11)");
  });
});
