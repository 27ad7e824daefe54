import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { checkBooks } from "#domain/admin/check-books.ts";
import { type HeadsStore, keepHeads } from "#domain/credits/heads.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { projectLoad } from "#domain/statistics/project-load.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";

/** As in the file store, which outlives the database. */
function aStore(): HeadsStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    get: async (key) => {
      const bytes = kept.get(key);
      return bytes && { body: new Blob([bytes]).stream() };
    },
    put: async (key, bytes) => void kept.set(key, new Uint8Array(bytes)),
  };
}

eachDatabase("the check of the books", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let store: HeadsStore;

  beforeEach(async () => {
    db = await open();
    admin = await anAdmin(db);
    store = aStore();
    buyer = await anInstaller(db, { admin, credits: 50 });
    for (let i = 0; i < 4; i++) await buy();
  });

  async function buy() {
    await purchaseLead({ db, now: NOON }, buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
  }

  /** The owner of the database at work, with its rules switched off. */
  function tamper(...statements: string[]): Promise<void> {
    return inTransaction(db, async (tx) => {
      await ask(tx, "set local session_replication_role = replica");
      for (const statement of statements) await ask(tx, statement.replaceAll("OURS", `'${buyer.installer.id}'`));
    });
  }

  const midnight = (days: number) => keepHeads({ db, now: later({ days }) }, store);
  async function check(days: number, whole = false) {
    const found = await checkBooks({ db, now: later({ days }) }, store, { whole });
    return found.map(({ companyName, entryNumber, because }) => `${companyName} ${entryNumber} ${because}`);
  }
  const bad = (entry: number, because: string) => [`${buyer.installer.companyName} ${entry} ${because}`];

  it("finds nothing in sound books, with and without a midnight's heads", async () => {
    expect(await check(0)).toEqual([]);
    await midnight(1);
    await buy();
    await midnight(2);
    for (const day of [2, 3, 4, 5]) expect(await check(day)).toEqual([]);
    expect(await check(5, true)).toEqual([]);
  });

  it.each([
    ["update credit_transactions set amount = -4 where installer_id = OURS and entry_number = 3", 3, "balance"],
    [
      `update credit_transactions set amount = -4 where installer_id = OURS and entry_number = 3;
       update credit_transactions set balance_after = balance_after + 1 where installer_id = OURS and entry_number >= 3;
       update profiles set credits = credits + 1 where id = OURS`,
      3,
      "hash",
    ],
    ["update credit_transactions set created_by = 'me' where installer_id = OURS and entry_number = 2", 2, "hash"],
    ["delete from credit_transactions where installer_id = OURS and entry_number = 2", 2, "order"],
    ["delete from credit_transactions where installer_id = OURS and entry_number = 5", 5, "order"],
    ["update profiles set credits = credits + 1 where id = OURS", 6, "balance"],
    ["update profiles set held_credits = 1 where id = OURS", 6, "held"],
  ])("names the first bad entry after %s", async (statements, entry, because) => {
    await tamper(...statements.split(";"));
    expect(await check(0)).toEqual(bad(entry, because));
    expect(await projectLoad({ db, now: NOON })).toMatchObject({ booksMismatches: 1 });
  });

  it("finds a history that was written anew without a gap, by the heads of a midnight", async () => {
    await midnight(1);
    await tamper("delete from credit_transactions where installer_id = OURS and entry_number = 2", ...writtenAnew);
    await brokenOnly();
    expect(await check(1, true)).toEqual(bad(5, "behind"));
    await buy();
    expect(await check(2)).toEqual(bad(5, "head"));
  });

  it("finds an added and a swapped row of before a midnight, however well the hashes follow", async () => {
    await midnight(1);
    await tamper(
      `update credit_transactions set entry_number = -entry_number where installer_id = OURS and entry_number in (2, 3)`,
      `update credit_transactions set entry_number = 5 + entry_number where installer_id = OURS and entry_number < 0`,
      ...writtenAnew,
    );
    expect(await check(1, true)).toEqual(bad(5, "head"));
  });

  it("names the company after an older database was restored, while selling goes on", async () => {
    await midnight(1);
    await tamper("delete from credit_transactions where installer_id = OURS and entry_number > 3", ...writtenAnew);
    expect(await check(1)).toEqual(bad(5, "behind"));
    await buy();
    await midnight(2);
    expect(await check(2)).toEqual(bad(5, "behind"));
    await buy();
    await buy();
    // What was lost stays told until its midnight is no longer compared.
    expect(await check(3)).toEqual(bad(5, "head"));
    expect(await check(1 + limits.headsComparedDays)).toEqual([]);
  });

  it("reads an old entry in one of thirty nights, and then every night until it is right again", async () => {
    for (const day of [1, 2, 3]) await midnight(day);
    const old = "where installer_id = OURS and entry_number = 2";
    await tamper(`update credit_transactions set created_at = created_at + interval '1 second' ${old}`);
    const nights: number[] = [];
    for (let day = 4; day < 4 + limits.wholeCheckEveryDays; day++) {
      await midnight(day);
      if ((await check(day)).length > 0) nights.push(day);
    }
    const [first = 0] = nights;
    const until = 4 + limits.wholeCheckEveryDays - 1;
    expect(nights).toEqual(Array.from({ length: until - first + 1 }, (_, i) => first + i));
    await tamper(`update credit_transactions set created_at = created_at - interval '1 second' ${old}`);
    expect(await check(until + 1)).toEqual([]);
  });

  it("mails each administrator once of a company, however often it is found", async () => {
    const other = await anAdmin(db);
    await tamper("update profiles set credits = credits + 1 where id = OURS");
    await check(0);
    await check(1);
    const mails = await ask<{ payload: { mail: "books-mismatch"; userId: string; foundAt: string } }>(
      db.orm,
      "select payload from jobs where payload->>'mail' = 'books-mismatch'",
    );
    expect(mails.map(({ payload }) => payload.userId).toSorted()).toEqual([admin.userId, other.userId].toSorted());
    const [{ payload }] = mails as [(typeof mails)[0]];
    expect(await gatherMailFacts({ db, now: NOON }, payload, "")).toMatchObject({
      mismatches: [{ company: buyer.installer.companyName, entry: 6, because: "balance" }],
    });
    await tamper("update profiles set credits = credits - 1 where id = OURS");
    expect(await check(2)).toEqual([]);
    expect(await gatherMailFacts({ db, now: NOON }, payload, "")).toBeUndefined();
  });

  it("keeps each midnight's heads as they were first written", async () => {
    await midnight(1);
    const read = async () => new Response((await store.get("heads-2026-11-21"))?.body).text();
    const first = await read();
    await buy();
    await midnight(1);
    expect(await read()).toBe(first);
    expect(JSON.parse(first)).toMatchObject({
      day: "2026-11-21",
      heads: [{ company: buyer.installer.id, entry: 5 }],
    });
  });

  /** The chain itself holds together, so only the heads can tell. */
  async function brokenOnly() {
    const chain = (await brokenPromises(db.orm)).filter((line) => /hash|head|numbered|carries/.test(line));
    expect(chain).toEqual([]);
  }
});

/** Numbers, balances, hashes and the company's own row, as if its rows had always been these. */
const writtenAnew = [
  `update credit_transactions set entry_number = 100 + entry_number where installer_id = OURS`,
  `update credit_transactions t set entry_number = n.number, balance_after = n.balance
     from (select id, row_number() over (order by entry_number) as number, sum(amount) over (order by entry_number) as balance
             from credit_transactions where installer_id = OURS) n where n.id = t.id`,
  `with recursive chain as (
     select id, entry_number, ledger_entry_hash(repeat('0', 64), installer_id, entry_number, amount, transaction_type,
              cause_id, balance_after, held_after, created_at, created_by) as hash
       from credit_transactions where installer_id = OURS and entry_number = 1
     union all
     select t.id, t.entry_number, ledger_entry_hash(chain.hash, t.installer_id, t.entry_number, t.amount,
              t.transaction_type, t.cause_id, t.balance_after, t.held_after, t.created_at, t.created_by)
       from chain join credit_transactions t on t.installer_id = OURS and t.entry_number = chain.entry_number + 1)
   update credit_transactions t set entry_hash = chain.hash from chain where chain.id = t.id`,
  `update profiles set ledger_entries = n.entries, credits = n.balance, ledger_head = n.hash
     from (select entry_number as entries, balance_after as balance, entry_hash as hash from credit_transactions
            where installer_id = OURS order by entry_number desc limit 1) n where profiles.id = OURS`,
];
