import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { setCaps } from "#domain/credits/spending-limits.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf, signedIn } from "#tests/support/people.ts";

eachDatabase("a trial of a purchase", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const buy = (buyer: Buyer, leadId: string, isTrial = false) =>
    purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID(), isTrial });

  /** A sum of each table's rows. */
  async function everything(): Promise<Record<string, unknown>> {
    const tables = await ask<{ name: string }>(
      db.orm,
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const sums: Record<string, unknown> = {};
    for (const { name } of tables) {
      const sum = `select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`;
      [sums[name]] = await ask(db.orm, sum);
    }
    return sums;
  }

  it("says the balance after the purchase, changes no row, and stands in nobody's way", async () => {
    const buyer = await anInstaller(db, { admin, credits: 12 });
    const leadId = await aLead(db, { admin, places: 1 });
    const before = await everything();
    const tries = await Promise.all(Array.from({ length: 30 }, () => buy(buyer, leadId, true)));
    expect(new Set(tries.map(({ balanceAfter }) => balanceAfter))).toEqual(new Set([7]));
    expect(await everything()).toEqual(before);
    expect(await buy(buyer, leadId)).toMatchObject({ balanceAfter: 7 });
  });

  it("is refused as the purchase would be, and changes no row then either", async () => {
    const poor = await anInstaller(db, { admin, credits: 4 });
    const rich = await anInstaller(db, { admin, credits: 40 });
    const capped = await anInstaller(db, { admin, credits: 40 });
    await setCaps({ db, now: NOON }, capped, {
      whose: { kind: "company" },
      caps: { leadsADay: null, leadsAWeek: null, creditsAMonth: 4 },
      mayLoosen: true,
    });
    const limited = (await signedIn(db, capped.userId)) as Buyer;
    const sold = await aLead(db, { admin, places: 1 });
    const bought = await aLead(db, { admin });
    const free = await aLead(db, { admin });
    await buy(await anInstaller(db, { admin, credits: 5 }), sold);
    await buy(rich, bought);
    const refused = [
      [poor, free, "insufficient_credits"],
      [rich, sold, "lead_unavailable"],
      [rich, bought, "already_purchased"],
      [limited, free, "limit_reached"],
      [rich, randomUUID(), "not_found"],
      [await anInstaller(db, { admin, status: "suspended" }), free, "not_approved"],
    ] as const;
    const before = await everything();
    for (const [buyer, leadId, code] of refused) expect(await outcomeOf(buy(buyer, leadId, true))).toBe(code);
    expect(await everything()).toEqual(before);
    for (const [buyer, leadId, code] of refused) expect(await outcomeOf(buy(buyer, leadId))).toBe(code);
  });

  it("beside purchases of the last place changes nothing about who gets it", async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => anInstaller(db, { admin, credits: 10 })));
    const leadId = await aLead(db, { admin, places: 1 });
    const acts = buyers.flatMap((buyer) => [buy(buyer, leadId, true).catch(() => {}), buy(buyer, leadId)]);
    const bought = acts.filter((_, index) => index % 2 === 1);
    expect(await outcomesOf(bought)).toEqual({ done: 1, lead_unavailable: 4 });
    await Promise.all(acts.map((act) => act.catch(() => {})));
  });
});
