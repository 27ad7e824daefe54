import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { creditNoteText } from "#app/routes/installer/receipts/credit-note-lines.ts";
import { receiptPaper } from "#app/routes/installer/receipts/receipt-lines.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { creditNoteNumberInWords } from "#content/receipt-number.ts";
import type { Database } from "#db/connection.ts";
import { type CreditNote, creditNoteByNumber, creditNoteNumbersOf } from "#domain/accounting/credit-note.ts";
import { type User, visitor } from "#domain/actor.ts";
import { recordRefunds } from "#domain/payments/send-refund.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("credit notes", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let paymentId: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin, form: { companyName: "Čeněk Żółw Ltd" } });
    paymentId = randomUUID();
    await startPayment(context(), buyer, { paymentId, packId: "starter" });
    await settlePayment(context(), aPaidReport(paymentId));
  });

  const context = () => ({ db, now: NOON });
  const list = (...parts: { refundId: string; amountPence: number; state: "succeeded" | "pending" | "failed" }[]) =>
    recordRefunds(
      context(),
      paymentId,
      parts.map((part) => ({ ...part, orderId: null })),
    );
  const numbers = () => creditNoteNumbersOf(context(), paymentId);
  const part = (amountPence: number, state: "succeeded" | "pending" | "failed" = "succeeded") => {
    return { refundId: `re_${randomUUID()}`, amountPence, state };
  };

  it("are one for each refund that went through, numbered without gaps, also when told again and at once", async () => {
    const one = part(990);
    const two = part(1980);
    const pending = part(495, "pending");
    const failed = part(495, "failed");
    await list(one);
    const [first = 0] = await numbers();
    await Promise.all(Array.from({ length: 6 }, () => list(one, two, pending, failed)));
    expect(await numbers()).toEqual([first, first + 1]);
    await list(one, two, { ...pending, state: "succeeded" }, failed);
    expect(await numbers()).toEqual([first, first + 1, first + 2]);
    expect(await brokenPromises(db.orm)).toEqual([]);
    const mails = await ask(
      db.orm,
      `select 1 from jobs where payload->>'mail' = 'card-refunded' and payload->>'paymentId' = '${paymentId}'`,
    );
    expect(mails).toHaveLength(3);
  });

  it("say what was given back for which receipt, in any letters, and cannot be changed", async () => {
    await list(part(4950));
    const [number = 0] = await numbers();
    const note = await creditNoteByNumber(context(), buyer, number);
    const [newestEntry] = await ask(
      db.orm,
      `select ledger_entries as entry, ledger_head as hash from profiles where id = '${buyer.installer.id}'`,
    );
    expect(note).toMatchObject({
      newestEntry,
      credits: 10,
      amountPence: 4950,
      vat: null,
      buyer: { company: "Čeněk Żółw Ltd" },
    });
    expect(await wordsOf(note)).toEqual(
      expect.arrayContaining([
        `Credit note ${creditNoteNumberInWords(number)}`,
        "Čeněk Żółw Ltd",
        "10 credits",
        "£49.50",
        "No VAT: the seller is not registered for VAT.",
      ]),
    );
    const vat = { number: "GB 999 9999 73", percent: 20, netPence: 4125, vatPence: 825 };
    expect(await wordsOf({ ...note, vat })).toEqual(
      expect.arrayContaining([
        "VAT number GB 999 9999 73",
        "£41.25",
        "VAT at 20%",
        "£8.25",
        "Prices include VAT at 20%.",
      ]),
    );
    const change = `update credit_notes set amount_pence = 1 where number = ${number}`;
    await expect(ask(db.orm, change)).rejects.toThrow();
  });

  it("are for their buyer and for administrators", async () => {
    await list(part(495));
    const [number = 0] = await numbers();
    const other = await anInstaller(db, { admin });
    expect(await outcomeOf(creditNoteByNumber(context(), admin, number))).toBe("done");
    expect(await outcomeOf(creditNoteByNumber(context(), visitor, number))).toBe("not_signed_in");
    expect(await outcomeOf(creditNoteByNumber(context(), other, number))).toBe("not_found");
    expect(await outcomeOf(creditNoteByNumber(context(), buyer, 2 ** 40))).toBe("not_found");
  });
});

async function wordsOf(note: CreditNote): Promise<string[]> {
  return wordsOfPdf(await drawPaper(receiptPaper(creditNoteText(note), note.issuedAt))).split("\n");
}
