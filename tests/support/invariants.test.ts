import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

/** Each with the database's rules switched off, so that only the search can find it. */
const DAMAGES = [
  ["a balance is the sum of its ledger", "update profiles set credits = credits + 5"],
  ["a balance is what its last ledger row says", "update profiles set credits = credits + 5"],
  [
    "each ledger row carries on from the one before",
    "update credit_transactions set balance_after = 99 where entry_number = 1",
  ],
  ["ledger rows are numbered without gaps", "update credit_transactions set entry_number = entry_number + 10"],
  ["ledger rows are numbered without gaps", "update profiles set ledger_entries = 1"],
  ["a purchase has its ledger row", "update credit_transactions set amount = -4 where transaction_type = 'spend'"],
  [
    "a purchase has its ledger row",
    "update credit_transactions set cause_id = gen_random_uuid() where transaction_type = 'spend'",
  ],
  ["nothing is spent or refunded without a purchase", "delete from lead_purchases"],
  ["a purchase has exactly its two mails", "delete from jobs where payload->>'mail' = 'lead-bought-customer'"],
  [
    "a purchase has exactly its two mails",
    "insert into jobs (kind, payload, created_at, run_at) select kind, payload, created_at, run_at from jobs limit 1",
  ],
  ["a purchase has exactly its two mails", "delete from lead_purchases"],
  ["a job waits in the lane of its kind", "update jobs set lane = 'rest'"],
  ["a lead has as many purchases as places taken, and no more than it may", "delete from lead_purchases"],
  ["a lead has as many purchases as places taken, and no more than it may", "update leads set places_taken = 2"],
  [
    "a lead is sold when it is full",
    "alter table leads drop constraint leads_sold_when_full; update leads set status = 'sold'",
  ],
] as const;

eachDatabase("the search for broken promises", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 15 });
    const purchase = { leadId: await aLead(db, { admin }), purchaseId: randomUUID() };
    await purchaseLead({ db, now: NOON }, buyer, purchase);
    await ask(db.orm, "delete from jobs where payload->>'purchaseId' is null");
  });

  it("finds none where there is none", async () => {
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each(DAMAGES)("finds that not %s: %s", async (promise, damage) => {
    const undo = new Error("undo");
    let found: string[] = [];
    const damaged = inTransaction(db, async (tx) => {
      await ask(tx, "set local session_replication_role = replica");
      for (const statement of damage.split(";")) await ask(tx, statement);
      found = await brokenPromises(tx);
      throw undo;
    });
    await expect(damaged).rejects.toBe(undo);
    expect(found.map((line) => line.replace(/: [^:]*$/, ""))).toContain(promise);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
