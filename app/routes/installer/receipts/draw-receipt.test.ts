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

/** The text a reader can select, in order, with line breaks where a new line begins. */
async function wordsOf(receipt: Receipt): Promise<string> {
  const pdf = Buffer.from(await receiptPdf(receiptText(receipt), receipt.paidAt)).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, text = ""]) => [number, unpacked(text)]),
  );
  const letters = new Map<string | undefined, string[]>();
  for (const text of objects.values()) {
    for (const [, font, number] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? "") ?? [];
      letters.set(font, lettersOf(objects.get(unicode) ?? ""));
    }
  }
  const page = [...objects.values()].find((text) => text.startsWith("q\n") || text.includes("\nBT\n")) ?? "";
  const shown = page.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm\n\/(F\d+) \S+ Tf\n\[(.*)\] TJ/g);
  const texts = [...shown].map(([, x, font, codes = ""]) => {
    const hex = [...codes.matchAll(/<([0-9a-f]+)>/g)].map(([, part]) => part).join("");
    const text = hex.match(/.{4}/g)?.map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? "\0");
    return (COLUMNS.includes(Number(x)) ? "\n" : "") + (text ?? []).join("");
  });
  return texts.join("").trim();
}

/** Where a line may begin; text at any other position continues one in another font. */
const COLUMNS = [64, 233.5];

function unpacked(text: string): string {
  const [, packed] = /FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/.exec(text) ?? [];
  return packed ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : text;
}

/** A font's letters by code, from its table for readers. */
function lettersOf(table: string): string[] {
  const [, entries = ""] = /\[(.*)\]\nendbfrange/s.exec(table) ?? [];
  return [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = ""]) =>
    String.fromCharCode(
      ...(units
        .replaceAll(" ", "")
        .match(/.{4}/g)
        ?.map((unit) => Number.parseInt(unit, 16)) ?? []),
    ),
  );
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

it("a receipt writes a company's name with all its letters", async () => {
  const company = "Čeněk Żółw Łódź Ltd";
  const address = ["Ty Gŵyr, Ynys Môn", "Straße Øre & Œuvre, Ēķış", "Şaðþ’s “yard” – £5", "Ĉio Ŧŝ Nguyễn Ζωή Иван"];
  const words = await wordsOf(aReceipt({ buyer: { company, address } }));
  expect(words.split("\n")).toEqual(expect.arrayContaining([company, ...address]));
});

it("a receipt can be printed whatever a company is called", async () => {
  const words = await wordsOf(aReceipt({ buyer: { company: "太阳 Ａu \u0007☀ e\u0301", address: ["W".repeat(300)] } }));
  expect(words).toContain("?? Au ?? é");
  expect(words.match(/W{20,}/g)?.join("")).toHaveLength(300);
});

it("a receipt is the same file each time", async () => {
  const [one, two] = [aReceipt(), aReceipt()].map((receipt) => receiptPdf(receiptText(receipt), receipt.paidAt));
  expect(Buffer.from((await one) ?? []).equals(Buffer.from((await two) ?? []))).toBe(true);
});
