import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { receiptPdf } from "#app/routes/installer/receipts/draw-receipt.ts";
import { receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import type { Receipt } from "#domain/payments/receipt.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

function aReceipt(given: Partial<Receipt> = {}): Receipt {
  return {
    ...{ number: 7, paidAt: NOON, paymentId: "6f1f0e0c-0000-4000-8000-000000000000" },
    seller: { legalName: "Fairwatt Ltd", address: ["1 Any Street", "London"], companyNumber: "01234567" },
    buyer: { company: "Roofs of Reading Ltd", address: ["1 High Street", "Reading"] },
    ...{ packName: "Professional Pack", credits: 50, amountPence: 19_900, refundedPence: 0 },
    vat: { number: "GB 999 9999 73", percent: 20, netPence: 16_583, vatPence: 3317 },
    ...given,
  };
}

/** The text that a reader can select, in order. */
async function wordsOf(receipt: Receipt): Promise<string> {
  const pdf = Buffer.from(await receiptPdf(receiptText(receipt), receipt.paidAt)).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = ""]) =>
    inflateSync(Buffer.from(packed, "latin1")).toString("latin1"),
  );
  const shown = streams.flatMap((stream) => [...stream.matchAll(/<([0-9A-F]+)> Tj/g)]);
  return shown.map(([, hex = ""]) => new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex"))).join("\n");
}

it("a receipt prints seller, buyer, date, pack, amount, VAT and reference", async () => {
  expect((await wordsOf(aReceipt())).split("\n")).toEqual([
    ...["Fairwatt", "VAT receipt FW-000007", "From", "Fairwatt Ltd", "1 Any Street", "London"],
    ...["Company number 01234567", "VAT number GB 999 9999 73", "To", "Roofs of Reading Ltd", "1 High Street"],
    ...["Reading", "Date", "20/11/2026", "Bought", "Professional Pack: 50 credits"],
    ...["Payment reference", "6f1f0e0c-0000-4000-8000-000000000000"],
    ...["Net amount", "£165.83", "VAT at 20%", "£33.17", "Total paid by card", "£199.00"],
  ]);
});

it("without a VAT number a receipt says nothing of VAT", async () => {
  expect(await wordsOf(aReceipt({ vat: null, refundedPence: 5000 }))).not.toContain("VAT");
  expect(await wordsOf(aReceipt({ refundedPence: 5000 }))).toContain("Refunded since\n£50.00");
});

it("a receipt can be printed whatever a company is called", async () => {
  const words = await wordsOf(
    aReceipt({ buyer: { company: "Zażółć Çelik 太阳 \u0007☀", address: ["W".repeat(300)] } }),
  );
  expect(words).toContain("Zaz");
  expect(words).toContain("Çelik ??");
  expect(words.match(/W{20,}/g)?.join("")).toHaveLength(300);
});

it("a receipt is the same file each time", async () => {
  const [one, two] = [aReceipt(), aReceipt()].map((receipt) => receiptPdf(receiptText(receipt), receipt.paidAt));
  expect(Buffer.from((await one) ?? []).equals(Buffer.from((await two) ?? []))).toBe(true);
});
