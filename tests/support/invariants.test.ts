import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { anOutlinedRequest, aQuotedProject } from "#tests/support/quotes.ts";

const CHOSEN = "a customer has chosen one quote, as their project says, and none while it is open";
const HASHED = "each ledger row's hash follows from its facts and the row before";
const STOPPED = "(select lead_id from projects where status = 'stopped')";

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
  [HASHED, "update credit_transactions set amount = amount + 1 where entry_number = 1"],
  [HASHED, "update credit_transactions set created_at = created_at + interval '1 microsecond' where entry_number = 2"],
  [HASHED, "delete from credit_transactions where entry_number = 1"],
  ["a company's head is the hash of its newest ledger row", "update profiles set ledger_head = repeat('f', 64)"],
  ["nothing is spent or refunded without a purchase", "delete from lead_purchases"],
  ["a purchase has exactly its two mails", "delete from jobs where payload->>'mail' = 'lead-bought-customer'"],
  [
    "a purchase has exactly its two mails",
    `insert into jobs (kind, payload, created_at, run_at) select kind, payload, created_at, run_at from jobs
      where payload->>'mail' = 'lead-bought-customer' limit 1`,
  ],
  ["a purchase has exactly its two mails", "delete from lead_purchases"],
  ["a job waits in the lane of its kind", "update jobs set lane = 'rest'"],
  ["a lead has as many purchases as places taken, and no more than it may", "delete from lead_purchases"],
  ["a lead has as many purchases as places taken, and no more than it may", "update leads set places_taken = 2"],
  [
    "a lead is sold when it is full",
    "alter table leads drop constraint leads_sold_when_full; update leads set status = 'sold'",
  ],
  ["held credits are the holds that nothing has released", "update profiles set held_credits = held_credits + 1"],
  ["each ledger row carries the held credits on", "update credit_transactions set held_after = 9"],
  [
    "a release gives back one whole hold",
    "update credit_transactions set amount = 1 where transaction_type = 'release'",
  ],
  [
    "a hold or reversal is caused by news of a payment of the company, or a hold by its outline",
    "update credit_transactions set cause_id = gen_random_uuid() where transaction_type = 'hold'",
  ],
  [
    "an outline holds its credits while it waits, and no longer",
    "update outlines set status = 'lapsed' where status = 'waiting'",
  ],
  [
    "an outline holds its credits while it waits, and no longer",
    "update outlines set status = 'waiting' where status = 'picked'",
  ],
  [
    "an outline holds its credits while it waits, and no longer",
    "delete from credit_transactions where transaction_type = 'release'",
  ],
  [
    "a picked outline is a purchase, and no other is",
    "update outlines set status = 'declined' where status = 'picked'",
  ],
  ["a picked outline is a purchase, and no other is", "delete from lead_purchases"],
  [
    "a lead knows how many outlines wait, at most six, and none once it is decided",
    "update leads set outlines_waiting = 5",
  ],
  [
    "a lead knows how many outlines wait, at most six, and none once it is decided",
    "update leads set status = 'withdrawn' where outlines_waiting > 0",
  ],
  [
    "at most three companies have a customer's details",
    `insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at)
      select gen_random_uuid(), lead_id, n::text, 5, 1, now() from projects, generate_series(1, 3) n`,
  ],
  ["a lead that was ever for sale has its customer's project", "delete from projects"],
  [CHOSEN, "drop index quotes_one_chosen; update quotes set status = 'chosen'"],
  [CHOSEN, "update quotes set status = 'withdrawn'"],
  [CHOSEN, "update projects set status = 'open'"],
  [
    "a company is ordered to stop once for a purchase",
    "alter table stops drop constraint stops_pkey; insert into stops select * from stops",
  ],
  ["a stopped project sells nothing, shows nobody and has ordered every company to stop", "delete from stops"],
  [
    "a stopped project sells nothing, shows nobody and has ordered every company to stop",
    `update lead_purchases set ended_at = null, ended_reason = null where lead_id in ${STOPPED}`,
  ],
  [
    "a stopped project sells nothing, shows nobody and has ordered every company to stop",
    `update leads set status = 'available' where id in ${STOPPED}`,
  ],
  ["a company knows when its next order to stop falls due", "update profiles set stop_due_at = null"],
] as const;

eachDatabase("the search for broken promises", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    const admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 15 });
    const purchase = { leadId: await aLead(db, { admin }), purchaseId: randomUUID() };
    await purchaseLead({ db, now: NOON }, buyer, purchase);
    await projectsOfEachKind(db, admin);
    await ask(db.orm, "delete from jobs where payload->>'purchaseId' is null");
  });

  it("finds nothing in sound books", async () => {
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

/** One with a waiting outline, one stopped after a pick, and one with one of two quotes chosen. */
async function projectsOfEachKind(db: Database, admin: User): Promise<void> {
  const context = { db, now: NOON };
  await anOutlinedRequest(db, { admin });
  const picked = await anOutlinedRequest(db, { admin });
  await pickOutline(context, picked.token, picked.id);
  await stopEverything(context, picked.token, { erase: false });
  const quoted = await aQuotedProject(db, admin);
  await chooseQuote(context, quoted.token, { quoteId: quoted.one.quoteId, reasons: new Map() });
}
