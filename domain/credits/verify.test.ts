import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sha256 } from "@noble/hashes/sha2.js";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { newestEntryInWords } from "#content/newest-entry.ts";
import { withExamples } from "#content/open-api/answer-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { keepHeads } from "#domain/credits/heads.ts";
import { myProof } from "#domain/credits/my-proof.ts";
import { checkHistory, entryHash, NOTHING_BEFORE, type Proof, readHead, readProof } from "#domain/credits/verify.mjs";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { receiptByNumber } from "#domain/payments/receipt.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { openFileStore } from "#integrations/file-store.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { runChild } from "../../scripts/setup/child.mjs";

const PROGRAM = fileURLToPath(new URL("verify.mjs", import.meta.url));

/** Rewrites the hashes as somebody would who wants to hide a change. */
function hashedAnew(proof: Proof): Proof {
  let previous = NOTHING_BEFORE;
  const entries: Proof["entries"] = [];
  for (const [i, entry] of proof.entries.entries()) {
    const balance = entry.amount + (entries.at(-1)?.balance ?? 0);
    const written = { ...entry, entry: i + 1, balance };
    previous = entryHash(previous, proof.company, written, sha256);
    entries.push({ ...written, hash: previous });
  }
  return { ...proof, entries };
}

it("the checking program is one small file that needs nothing else", () => {
  const text = readFileSync(PROGRAM, "utf8");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
  expect(text).not.toMatch(/^import |require\(/m);
  expect([...text.matchAll(/import\("([^"]*)"\)/g)].map(([, name]) => name)).toEqual([
    "node:crypto",
    "node:fs/promises",
  ]);
});

it.each([
  [`12 ${"4f".repeat(32)}`, 12],
  [`  12: ${"4F".repeat(32)} `, 12],
  [`12\n${"4f".repeat(16)}\n${"4f".repeat(16)}`, 12],
  ["4f".repeat(32), undefined],
  ["12 4f4f", undefined],
  [`0 ${"4f".repeat(32)}`, undefined],
  [`12 ${"4g".repeat(32)}`, undefined],
])("an entry and its hash are read as typed: %s", (typed, entry) => {
  expect(readHead(typed)).toEqual(entry && { entry, hash: "4f".repeat(32) });
});

it("the example in the description of the interface is a proof that matches", () => {
  const [example] = (withExamples({ CreditProof: {} }) as { CreditProof: { examples: [object] } }).CreditProof.examples;
  expect(checkHistory(readProof(JSON.stringify(example)), sha256)).toMatchObject({ matches: true, entries: 2 });
});

eachDatabase("a company's proof", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let proof: Proof;
  const files = openFileStore({ folder: join(inject("temporaryFolder"), randomUUID()), s3: undefined });
  const buy = async () =>
    purchaseLead({ db, now: NOON }, buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 50 });
    for (let i = 0; i < 3; i++) await buy();
    await keepHeads({ db, now: later({ days: 1 }) }, files);
    await buy();
    proof = await myProof({ db, now: later({ days: 2 }) }, buyer, files);
  });

  it("holds all entries and the last midnight's head, for whoever may see the company's money", async () => {
    expect(proof).toMatchObject({ company: buyer.installer.id, midnight: { day: "2026-11-21", entry: 4 } });
    expect(proof.entries.map(({ entry, amount }) => [entry, amount])).toEqual([
      [1, 50],
      ...[2, 3, 4, 5].map((entry) => [entry, -5]),
    ]);
    const as = (role: "books" | "surveyor") =>
      outcomeOf(myProof({ db, now: NOON }, { ...buyer, installer: { ...buyer.installer, role } }, files));
    expect([await as("books"), await as("surveyor")]).toEqual(["done", "role_required"]);
    expect(JSON.stringify(proof)).not.toContain("Lead purchase");
  });

  it("says complete, with every head that was ever the newest", () => {
    const seen = proof.entries.map(({ entry, hash }) => ({ entry, hash }));
    expect(checkHistory(proof, sha256, seen)).toEqual({ matches: true, entries: 5, head: seen[4] });
    expect(checkHistory({ ...proof, entries: [], midnight: null }, sha256)).toEqual({
      matches: true,
      entries: 0,
      head: null,
    });
  });

  it.each<[string, (entries: Proof["entries"]) => Proof["entries"], number, string]>([
    ["an amount", (all) => all.with(2, { ...(all[2] as never as Proof["entries"][0]), amount: -4 }), 3, "balance"],
    [
      "an amount with its balances",
      (all) =>
        all.map((e, i) => ({ ...e, amount: e.amount + (i === 2 ? 1 : 0), balance: e.balance + (i >= 2 ? 1 : 0) })),
      3,
      "hash",
    ],
    [
      "the time by a microsecond",
      (all) => all.map((e, i) => (i === 1 ? { ...e, at: e.at.replace("000Z", "001Z") } : e)),
      2,
      "hash",
    ],
    ["who gave them", (all) => all.map((e, i) => (i === 0 ? { ...e, by: "" } : e)), 1, "hash"],
    ["what is held", (all) => all.map((e) => ({ ...e, held: 1 })), 1, "held"],
    ["a row that is gone", (all) => all.toSpliced(1, 1), 2, "order"],
    ["a row twice", (all) => all.toSpliced(1, 0, all[1] as Proof["entries"][0]), 3, "order"],
    ["two rows swapped", (all) => [0, 2, 1, 3, 4].map((i) => all[i] as Proof["entries"][0]), 2, "order"],
    ["the last row of before midnight", (all) => all.slice(0, 3), 4, "midnight"],
  ])("names the first bad entry: %s", (_, change, entry, because) => {
    const entries = change(proof.entries);
    expect(checkHistory({ ...proof, entries }, sha256)).toEqual({ matches: false, entry, because });
  });

  it.each<[string, (entries: Proof["entries"]) => Proof["entries"]]>([
    ["a row deleted", (all) => all.toSpliced(1, 1)],
    ["a row added", (all) => all.toSpliced(1, 0, { ...(all[1] as Proof["entries"][0]), amount: 5, type: "grant" })],
    ["two rows swapped", (all) => [0, 2, 1, 3, 4].map((i) => all[i] as Proof["entries"][0])],
  ])("compares with midnight and with what was seen, however well the hashes follow: %s", (_, change) => {
    const forged = hashedAnew({ ...proof, entries: change(proof.entries) });
    expect(checkHistory(forged, sha256)).toEqual({ matches: false, entry: 4, because: "midnight" });
    const [, , third] = proof.entries;
    const found = checkHistory({ ...forged, midnight: null }, sha256, [third as Proof["entries"][0]]);
    expect(found).toEqual({ matches: false, entry: 3, because: "seen" });
  });

  it("still leads to a receipt of twelve months ago, and to none that says another hash", async () => {
    const company = await anInstaller(db, { admin });
    const paymentId = randomUUID();
    await startPayment({ db, now: NOON }, company, { paymentId, packId: "starter" });
    await settlePayment({ db, now: NOON }, aPaidReport(paymentId, { amountPence: 9900 }));
    const [paid] = await ask<{ number: number; entry: number; hash: string }>(
      db.orm,
      `select receipt_number as number, entry_number as entry, entry_hash as hash
         from payments join credit_transactions on cause_id = payments.id where payments.id = '${paymentId}'`,
    );
    const yearLater = later({ days: 366 });
    for (const now of [later({ days: 100 }), yearLater]) {
      const purchaseId = randomUUID();
      await purchaseLead({ db, now }, company, { leadId: await aLead(db, { admin, now }), purchaseId });
      const mail = { mail: "lead-bought-installer", purchaseId } as const;
      const [row] = await ask(
        db.orm,
        `select entry_number as entry, entry_hash as hash from credit_transactions where cause_id = '${purchaseId}'`,
      );
      expect(await gatherMailFacts({ db, now }, mail, "")).toMatchObject({ newestEntry: row });
    }
    const { newestEntry } = await receiptByNumber({ db, now: yearLater }, company, paid?.number ?? 0);
    expect(newestEntry).toEqual({ entry: paid?.entry, hash: paid?.hash });
    const now = await myProof({ db, now: yearLater }, company, files);
    expect(now.entries).toHaveLength(3);
    const typed = readHead(newestEntryInWords(newestEntry));
    expect(checkHistory(now, sha256, typed ? [typed] : [])).toMatchObject({ matches: true, entries: 3 });
    const other = { entry: newestEntry.entry, hash: now.entries[2]?.hash ?? "" };
    expect(checkHistory(now, sha256, [other])).toEqual({ matches: false, entry: other.entry, because: "seen" });
  });

  it("is as complete after its customers' details are gone", async () => {
    const before = await myProof({ db, now: later({ days: 2 }) }, buyer, files);
    const leads = await ask<{ lead_id: string }>(
      db.orm,
      `select lead_id from lead_purchases where installer_id = '${buyer.installer.id}'`,
    );
    expect(leads).toHaveLength(4);
    for (const { lead_id: leadId } of leads) {
      await eraseCustomer({ db, now: later({ days: 2 }) }, admin, { leadId, reason: "They asked." });
    }
    const after = await myProof({ db, now: later({ days: 2 }) }, buyer, files);
    expect(after.entries).toEqual(before.entries);
    expect(checkHistory(after, sha256)).toMatchObject({ matches: true, entries: 5 });
  });

  it("of ten thousand entries takes one hash for each", () => {
    const { entries } = hashedAnew({
      ...proof,
      entries: Array.from({ length: 10_000 }, (_, i) => ({ ...(proof.entries[0] as Proof["entries"][0]), entry: i })),
    });
    const hash = vi.fn(sha256);
    expect(checkHistory({ ...proof, entries, midnight: null }, hash)).toMatchObject({ matches: true, entries: 10_000 });
    expect(hash).toHaveBeenCalledTimes(10_000);
  });

  describe("given to node verify.mjs", () => {
    const folder = join(inject("temporaryFolder"), `proofs-${randomUUID()}`);
    async function verify(text: string, ...args: string[]) {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${randomUUID()}.json`);
      writeFileSync(file, text);
      const { code, output } = await runChild(process.execPath, [PROGRAM, file, ...args], { captured: true });
      return [code, output.trim()];
    }

    it("exits with 0, and with 1 and the first bad entry", async () => {
      const text = JSON.stringify(proof);
      const [, , third] = proof.entries;
      expect(await verify(text)).toEqual([0, "Your history is complete and unchanged. 5 entries."]);
      expect(await verify(text, "--seen", `3 ${third?.hash}`)).toEqual([0, expect.any(String)]);
      const bad = "Something does not match.";
      expect(await verify(text, "--seen", `2 ${third?.hash}`)).toEqual([1, expect.stringContaining(`${bad} Entry 2`)]);
      expect(await verify(text.replace('"amount":-5', '"amount":-4'))).toEqual([
        1,
        `${bad} Entry 2 does not lead to the balance it says.`,
      ]);
    });

    it("exits with 2 if it cannot read the file or the command", async () => {
      const text = JSON.stringify(proof);
      for (const broken of [
        "",
        "{",
        "null",
        "[]",
        text.replace("-v2", "-v1"),
        text.replace('"at":"2026', '"at":"x026'),
      ]) {
        expect((await verify(broken))[0]).toBe(2);
        expect(() => readProof(broken)).toThrow();
      }
      expect(await verify(text, "--seen", "nothing")).toEqual([2, expect.stringContaining("node verify.mjs FILE")]);
      expect((await verify(text, "--other"))[0]).toBe(2);
      const missing = await runChild(process.execPath, [PROGRAM, join(folder, "none.json")], { captured: true });
      expect(missing.code).toBe(2);
    });
  });
});
