import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { purchasesChanged } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { setStage } from "#domain/purchases/purchases.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

const STAGES = ["contacted", "survey_booked", "quoted", "won"] as const;
const CHANGES = 1000;
const BOUGHT = 45;

eachDatabase("purchases changed since", (open) => {
  let db: Database;
  let admin: User;
  let owner: Buyer;
  let ids: string[];
  const at = () => ({ db, now: new Date() });

  const setTo = (id: string, stage: (typeof STAGES)[number]) =>
    setStage(db.orm, { id, installerId: owner.installer.id, stage, now: new Date() });

  /** All pages from `since`; returns what they said of each, and the time to ask with next. */
  async function read(since: Date, seen = new Map<string, string>()) {
    let next = since;
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof purchasesChanged>> = await purchasesChanged(at(), owner, { since, cursor });
      for (const { purchaseId, stage, updatedAt } of page.items) {
        seen.set(purchaseId, stage);
        if (updatedAt > next) next = updatedAt;
      }
      cursor = page.nextCursor;
    } while (cursor);
    return { seen, next };
  }

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    owner = await anInstaller(db, { admin, credits: BOUGHT * limits.leadPriceCredits });
    ids = [];
    for (let bought = 0; bought < BOUGHT; bought++) {
      const leadId = await aLead(db, { admin, now: new Date() });
      const id = randomUUID();
      await purchaseLead(at(), owner, { leadId, purchaseId: id });
      ids.push(id);
    }
  });

  it("has none of a thousand changes lost that were made while it was paged through", async () => {
    const stages = new Map<string, string>();
    let left = CHANGES;
    const change = async () => {
      while (left > 0) {
        const turn = left--;
        const id = ids[turn % BOUGHT] ?? "";
        const stage = STAGES[turn % STAGES.length] ?? "won";
        // Each purchase is changed by one writer at a time, so that the last change is known.
        stages.set(id, stage);
        await setTo(id, stage);
      }
    };
    let { next, seen } = await read(new Date(Date.now() - 1000));
    const changing = change();
    while (left > 0) ({ next } = await read(next, seen));
    await changing;
    await read(next, seen);
    expect(seen.size).toBe(BOUGHT);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(stages));
  });

  it("comes for a change that is seen later than one that was made after it", async (context) => {
    // The embedded database has one connection.
    if (db.kind === "embedded") return context.skip();
    const [slow = "", quick = ""] = ids;
    await Promise.all([setTo(slow, "contacted"), setTo(quick, "contacted")]);
    let { next, seen } = await read(new Date());
    await inTransaction(db, async (tx) => {
      await setStage(tx, { id: slow, installerId: owner.installer.id, stage: "won", now: new Date() });
      await setTo(quick, "won");
      ({ next } = await read(next, seen));
      expect([seen.get(slow), seen.get(quick)]).toEqual(["contacted", "won"]);
    });
    await read(next, seen);
    expect(seen.get(slow)).toBe("won");
  });

  it("has all that a program is shown: the customer, the next act, the assignee, the end", async () => {
    const [id = "", other = ""] = ids;
    const [{ leadId }] = (await ask<{ leadId: string }>(
      db.orm,
      `select lead_id as "leadId" from lead_purchases where id = '${id}'`,
    )) as [{ leadId: string }];
    const changes = [
      `update leads set customer_phone = '+447700900555' where id = '${leadId}'`,
      `insert into next_acts (purchase_id, id, what, due_at, user_id, set_by, set_at)
       values ('${id}', gen_random_uuid(), 'Call', now(), '${owner.userId}', '${owner.userId}', now())`,
      `update next_acts set what = 'Write' where purchase_id = '${id}'`,
      `delete from next_acts where purchase_id = '${id}'`,
      `update lead_purchases set assigned_to = '${owner.userId}' where id = '${id}'`,
      `update lead_purchases set job_value_pence = 90000 where id = '${id}'`,
      `update lead_purchases set ended_at = now(), ended_reason = 'closed' where id = '${id}'`,
    ];
    const timeOf = async () => (await purchaseOf(id)).updatedAt.getTime();
    for (const change of changes) {
      const before = await timeOf();
      await new Promise((later) => setTimeout(later, 2));
      await ask(db.orm, change);
      expect(await timeOf(), change).toBeGreaterThan(before);
    }
    const { items } = await purchasesChanged(at(), owner, { since: new Date(), assignedTo: owner.userId });
    expect(items.map(({ purchaseId }) => purchaseId)).toEqual([id]);
    const won = await purchasesChanged(at(), owner, { since: new Date(), stage: "contacted" });
    expect(won.items.map(({ purchaseId }) => purchaseId)).not.toContain(other);
  });

  const purchaseOf = async (id: string) => {
    for (let cursor: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof purchasesChanged>> = await purchasesChanged(at(), owner, {
        since: new Date(0),
        cursor,
      });
      const found = page.items.find(({ purchaseId }) => purchaseId === id);
      if (found || !page.nextCursor) return found ?? expect.fail(id);
      cursor = page.nextCursor;
    }
  };
});
