import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { purchaseColumns } from "#app/routes/installer/purchases/purchases-csv.ts";
import { csvTable } from "#app/web/csv.ts";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { Actor, User } from "#domain/actor.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

const THIRTY = Array.from({ length: 30 }, (_, tab) => tab);

eachDatabase("notes on a purchase", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aPurchase() {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    const leadId = await aLead(db, { admin });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    return { buyer, purchaseId, leadId };
  }
  const add = (actor: Actor, purchaseId: string, text: string, noteId: string = randomUUID(), now = NOON) =>
    addPurchaseNote({ db, now }, actor, { purchaseId, noteId, text });
  const textsOf = async (actor: Actor, purchaseId: string) =>
    (await purchasePage({ db, now: NOON }, actor, purchaseId)).notes.map(({ text }) => text);
  const rows = (purchaseId: string) =>
    ask<{ text: string }>(db.orm, `select text from purchase_notes where purchase_id = '${purchaseId}'`);

  it("are a thread with author and time, oldest first", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await add(buyer, purchaseId, "Booked for Monday.", randomUUID(), later({ hours: 1 }));
    await add(buyer, purchaseId, " Rang twice.\r\nCall again. ");
    const { notes: thread } = await purchasePage({ db, now: NOON }, buyer, purchaseId);
    expect(thread).toMatchObject([
      { text: "Rang twice.\nCall again.", writtenAt: NOON, writtenBy: expect.stringMatching(/\w/) },
      { text: "Booked for Monday.", writtenAt: later({ hours: 1 }) },
    ]);
    const { notes } = await myPurchase({ db, now: NOON }, buyer, purchaseId);
    expect(notes).toBe("Rang twice.\nCall again.\n\nBooked for Monday.");
  });

  it("are all kept from thirty tabs at once, and kept once if sent twice", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const ids = THIRTY.map(() => randomUUID());
    const sent = [...THIRTY, ...THIRTY].map((tab) => add(buyer, purchaseId, `From tab ${tab}.`, ids[tab]));
    await Promise.all(sent);
    expect((await textsOf(buyer, purchaseId)).toSorted()).toEqual(THIRTY.map((tab) => `From tab ${tab}.`).toSorted());
  });

  it("are both kept when a lost answer is followed by another text under the same id", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const other = await aPurchase();
    const noteId = randomUUID();
    for (const text of ["Rang.", "Rang, nobody in.", "Rang, nobody in."]) await add(buyer, purchaseId, text, noteId);
    expect((await textsOf(buyer, purchaseId)).toSorted()).toEqual(["Rang, nobody in.", "Rang."]);
    expect(await outcomeOf(add(other.buyer, other.purchaseId, "Mine.", noteId))).toBe("conflict");
    expect(await textsOf(other.buyer, other.purchaseId)).toEqual([]);
  });

  it("are refused when empty, too long or on somebody else's purchase, and hidden from others", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const rival = await anInstaller(db, { admin });
    const tooLong = "x".repeat(limits.purchaseNotesLengthMax + 1);
    expect(await outcomeOf(add(buyer, purchaseId, " \n "))).toBe("invalid_input");
    expect(await outcomeOf(add(buyer, purchaseId, tooLong))).toBe("invalid_input");
    expect(await outcomeOf(add(buyer, purchaseId, tooLong.slice(1)))).toBe("done");
    expect(await outcomeOf(add(rival, purchaseId, "Mine."))).toBe("not_found");
    expect(await outcomeOf(textsOf(rival, purchaseId))).toBe("not_found");
    expect(await rows(purchaseId)).toHaveLength(1);
  });

  it("are never edited, not even by the database's owner", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await add(buyer, purchaseId, "Rang twice.");
    await expect(ask(db.orm, "update purchase_notes set text = 'Never rang.'")).rejects.toThrow();
    expect(await textsOf(buyer, purchaseId)).toEqual(["Rang twice."]);
  });

  it("are complete in the export, and in one cell of the spreadsheet", async () => {
    const { buyer, purchaseId } = await aPurchase();
    await add(buyer, purchaseId, "One.");
    await add(buyer, purchaseId, "Two.", randomUUID(), later({ hours: 1 }));
    const bought = await myPurchase({ db, now: NOON }, buyer, purchaseId);
    expect(csvTable(purchaseColumns, [bought])).toContain(`New,"One.\n\nTwo.",${purchaseId}`);
    let exported = "";
    for await (const piece of exportOwnData({ db, now: NOON }, buyer)) exported += piece;
    expect(JSON.parse(exported).purchases).toMatchObject([
      { notes: "One.\n\nTwo.", noteThread: [{ text: "One.", writtenBy: expect.any(String) }, { text: "Two." }] },
    ]);
  });

  it("are deleted with the customer's details, and with the company's account", async () => {
    const one = await aPurchase();
    const two = await aPurchase();
    for (const { buyer, purchaseId } of [one, two]) {
      await add(buyer, purchaseId, "Sarah is a friend.");
    }
    await eraseCustomer({ db, now: NOON }, admin, { leadId: one.leadId, reason: "Asked by phone." });
    expect(await rows(one.purchaseId)).toEqual([]);
    expect(await rows(two.purchaseId)).toHaveLength(1);
    await closeAccount({ db, now: NOON }, two.buyer, { companyName: two.buyer.installer.companyName });
    expect(await rows(two.purchaseId)).toEqual([]);
  });
});
