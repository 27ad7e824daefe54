import { createHash, randomUUID } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { entryBytes, entryHash, NOTHING_BEFORE } from "#domain/credits/verify.mjs";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomesOf } from "#tests/support/people.ts";

const GRANT = {
  entry: 12,
  amount: -5,
  type: "spend",
  cause: "3f0a5b0e-6f1c-4b7e-9d2a-0c1d2e3f4a5b",
  balance: 40,
  held: 0,
  at: "2026-11-20T12:00:00.123456Z",
  by: null,
};

describe("the bytes that an entry of the ledger is hashed from", () => {
  it("are the hash before, then each fact behind its length", () => {
    const facts = "6:Wärme2:122:-55:spend36:3f0a5b0e-6f1c-4b7e-9d2a-0c1d2e3f4a5b2:401:016:1795176000123456-";
    const expected = Buffer.concat([Buffer.from("ab".repeat(32), "hex"), Buffer.from(facts)]);
    expect(Buffer.from(entryBytes("ab".repeat(32), "Wärme", GRANT)).equals(expected)).toBe(true);
    const hash = createHash("sha256").update(expected).digest("hex");
    expect(entryHash("ab".repeat(32), "Wärme", GRANT, sha256)).toBe(hash);
  });

  it("tell facts apart that read alike end to end, and no value from an empty one", () => {
    const bytes = (company: string, by: string | null) =>
      Buffer.from(entryBytes(NOTHING_BEFORE, company, { ...GRANT, by })).toString("latin1");
    expect(bytes("a2:12", null)).not.toBe(bytes("a", "2:12"));
    expect(bytes("a", null)).not.toBe(bytes("a", ""));
    expect(bytes("a", null)).not.toBe(bytes("a", "-"));
  });
});

eachDatabase("a company's history", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("is hashed alike by the database and by the checking program, whatever the values", async () => {
    await fc.assert(
      fc.asyncProperty(previousHash, hostileText, hostileEntry, async (previous, company, entry) => {
        const { entry: number, amount, type, cause, balance, held, at, by } = entry;
        const facts = [previous, company, number, amount, type, cause, balance, held, at, by];
        const [row] = await db.named<{ hash: string }>(
          "hash-of-entry",
          "select ledger_entry_hash($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10) as hash",
          facts,
        );
        expect(row?.hash).toBe(entryHash(previous, company, entry, sha256));
      }),
      { numRuns: 300, examples: [[NOTHING_BEFORE, "", { ...GRANT, entry: 2 ** 31 - 1, amount: -(2 ** 31), by: "" }]] },
    );
  });

  it("is one unbroken chain after a hundred purchases at once", { timeout: 90_000 }, async () => {
    const buyer = await anInstaller(db, { admin, credits: 450 });
    const leads: string[] = [];
    for (let i = 0; i < 100; i++) leads.push(await aLead(db, { admin }));
    const purchases = leads.map((leadId) =>
      purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() }),
    );
    expect(await outcomesOf(purchases)).toEqual({ done: 90, insufficient_credits: 10 });
    const rows = await ask<{ entry_number: number; entry_hash: string }>(
      db.orm,
      `select entry_number, entry_hash from credit_transactions where installer_id = '${buyer.installer.id}'
        order by entry_number`,
    );
    expect(rows.map(({ entry_number }) => entry_number)).toEqual(Array.from({ length: 91 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ entry_hash }) => entry_hash)).size).toBe(91);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("has its newest number and hash in the mail about a purchase", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId: await aLead(db, { admin }), purchaseId });
    const mail = { mail: "lead-bought-installer", purchaseId } as const;
    const [row] = await ask(
      db.orm,
      `select entry_number as entry, entry_hash as hash from credit_transactions where cause_id = '${purchaseId}'`,
    );
    expect(await gatherMailFacts({ db, now: NOON }, mail, "")).toMatchObject({ newestEntry: row });
  });

  it("is no longer when a cause comes again quietly", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const head = () => ask(db.orm, `select ledger_head from profiles where id = '${buyer.installer.id}'`);
    const before = await head();
    await ask(
      db.orm,
      `insert into credit_transactions (installer_id, entry_number, amount, transaction_type, cause_id, description,
                                        balance_after, created_at)
       select installer_id, 0, amount, transaction_type, cause_id, 'again', 0, now() from credit_transactions
        where installer_id = '${buyer.installer.id}' on conflict do nothing`,
    );
    expect(await head()).toEqual(before);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("begins with the chosen hash even if the writer claims another", async () => {
    const { installer } = await anInstaller(db, { admin });
    await ask(
      db.orm,
      `insert into credit_transactions (installer_id, entry_number, amount, transaction_type, cause_id, description,
                                        balance_after, created_at, entry_hash)
       values ('${installer.id}', 7, 3, 'grant', gen_random_uuid(), 'by hand', 99, now(), 'mine')`,
    );
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});

const previousHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"));
/** The database holds no nought characters. */
const hostileText = fc.string({ unit: "binary", maxLength: 80 }).map((text) => text.replaceAll("\0", ":"));
const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const hostileEntry = fc.record({
  entry: whole,
  amount: whole,
  type: hostileText,
  cause: fc.uuid(),
  balance: whole,
  held: whole,
  at: fc
    .record({
      second: fc.date({
        min: new Date("0001-01-01T00:00:00Z"),
        max: new Date("9999-12-31T23:59:59Z"),
        noInvalidDate: true,
      }),
      micros: fc.integer({ min: 0, max: 999_999 }),
    })
    .map(({ second, micros }) => `${second.toISOString().slice(0, 19)}.${String(micros).padStart(6, "0")}Z`),
  by: fc.option(hostileText),
});
