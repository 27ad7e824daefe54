import { expect, it } from "vitest";
import { receiptPaper, receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import type { Receipt } from "#domain/payments/receipt.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

function aReceipt(given: Partial<Receipt> = {}): Receipt {
  return {
    number: 7,
    paidAt: NOON,
    paymentId: "6f1f0e0c-0000-4000-8000-000000000000",
    seller: { legalName: "Fairwatt Ltd", address: ["1 Any Street", "London"], companyNumber: "01234567" },
    buyer: { company: "Roofs of Reading Ltd", address: ["1 High Street", "Reading"] },
    packName: "Professional Pack",
    credits: 50,
    amountPence: 19_900,
    refundedPence: 0,
    newestEntry: { entry: 12, hash: "4f".repeat(32) },
    creditNotes: [],
    vat: { number: "GB 999 9999 73", percent: 20, netPence: 16_583, vatPence: 3317 },
    ...given,
  };
}

async function wordsOf(receipt: Receipt): Promise<string> {
  return wordsOfPdf(await drawPaper(receiptPaper(receiptText(receipt), receipt.paidAt)));
}

it("a receipt prints seller, buyer, date, pack, amount, VAT and reference", async () => {
  expect((await wordsOf(aReceipt())).split("\n")).toEqual([
    "Fairwatt",
    "VAT receipt FW-000007",
    "From",
    "Fairwatt Ltd",
    "1 Any Street",
    "London",
    "Company number 01234567",
    "VAT number GB 999 9999 73",
    "To",
    "Roofs of Reading Ltd",
    "1 High Street",
    "Reading",
    "Date",
    "20/11/2026",
    "Bought",
    "Professional Pack: 50 credits",
    "Payment reference",
    "6f1f0e0c-0000-4000-8000-000000000000",
    "Newest credit entry",
    // Too long for its column.
    "12",
    "4f".repeat(25),
    "4f".repeat(7),
    "Net amount",
    "£165.83",
    "VAT at 20%",
    "£33.17",
    "Total paid by card",
    "£199.00",
    "Prices include VAT at 20%.",
  ]);
});

it("without a VAT number a receipt says that there is no VAT in it, and nothing else of VAT", async () => {
  const words = await wordsOf(aReceipt({ vat: null, refundedPence: 5000, creditNotes: [3] }));
  expect(words.split("\n").filter((line) => line.includes("VAT"))).toEqual([
    "No VAT: the seller is not registered for VAT.",
  ]);
  expect(words).toContain("Credit note\nFW-CN-000003");
  expect(await wordsOf(aReceipt({ refundedPence: 5000 }))).toContain("Refunded since\n£50.00");
});

it("a receipt leads to its credit notes", () => {
  const { sums } = receiptText(aReceipt({ refundedPence: 5000, creditNotes: [3, 4] }));
  expect(sums.flatMap(({ to }) => to ?? [])).toEqual(["/credits/credit-notes/3", "/credits/credit-notes/4"]);
});

it("a receipt writes a company's name with all its letters", async () => {
  const company = "Čeněk Żółw Łódź Ltd";
  const address = ["Ty Gŵyr, Ynys Môn", "Straße Øre & Œuvre, Ēķış", "Şaðþ’s “yard” – £5", "Ĉio Ŧŝ Nguyễn Ζωή Иван"];
  const words = await wordsOf(aReceipt({ buyer: { company, address } }));
  expect(words.split("\n")).toEqual(expect.arrayContaining([company, ...address]));
});

it("a receipt can be printed whatever a company is called", async () => {
  const words = await wordsOf(aReceipt({ buyer: { company: "太阳 Ａu \u0007☀ e\u0301", address: ["W".repeat(300)] } }));
  expect(words).toContain("?? Au ?? é");
  expect(words.match(/^W+$/gm)?.join("")).toHaveLength(300);
});

it("a receipt is the same file each time", async () => {
  const [one, two] = [aReceipt(), aReceipt()].map((receipt) =>
    drawPaper(receiptPaper(receiptText(receipt), receipt.paidAt)),
  );
  expect(Buffer.from((await one) ?? []).equals(Buffer.from((await two) ?? []))).toBe(true);
});
