import { formatDate, formatPenceInFull } from "#app/ui/format.ts";
import type { Paper } from "#app/web/pdf/paper.ts";
import { site } from "#config/site.ts";
import { NEWEST_ENTRY, newestEntryInWords } from "#content/newest-entry.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";
import type { Receipt } from "#domain/payments/receipt.ts";

interface Line {
  label: string;
  value: string;
  isTotal?: boolean;
  /** Where the page leads from the value. */
  to?: string;
}

/** What a receipt says, on the page and in the PDF alike. */
export interface ReceiptText {
  title: string;
  seller: string[];
  buyer: string[];
  about: Line[];
  sums: Line[];
  /** Below everything else. */
  notes: string[];
}

export function receiptText(receipt: Receipt): ReceiptText {
  const { seller, vat } = receipt;
  return {
    title: `${vat ? "VAT receipt" : "Receipt"} ${receiptNumberInWords(receipt.number)}`,
    seller: [
      seller.legalName,
      ...seller.address,
      ...(seller.companyNumber ? [`Company number ${seller.companyNumber}`] : []),
      ...(vat ? [`VAT number ${vat.number}`] : []),
    ],
    buyer: [receipt.buyer.company, ...receipt.buyer.address],
    about: [
      { label: "Date", value: formatDate(receipt.paidAt) },
      { label: "Bought", value: `${receipt.packName}: ${receipt.credits} credits` },
      { label: "Payment reference", value: receipt.paymentId },
      { label: NEWEST_ENTRY, value: newestEntryInWords(receipt.newestEntry) },
    ],
    sums: sumsOf(receipt),
    notes: [vatStatement(vat?.percent)],
  };
}

/** Whether what was paid held VAT. */
export function vatStatement(percent: number | undefined): string {
  return percent === undefined ? "No VAT: the seller is not registered for VAT." : `Prices include VAT at ${percent}%.`;
}

function sumsOf({ vat, amountPence, refundedPence, creditNotes }: Receipt): Line[] {
  return [
    ...(vat
      ? [
          { label: "Net amount", value: formatPenceInFull(vat.netPence) },
          { label: `VAT at ${vat.percent}%`, value: formatPenceInFull(vat.vatPence) },
        ]
      : []),
    { label: "Total paid by card", value: formatPenceInFull(amountPence), isTotal: true },
    ...(refundedPence > 0 ? [{ label: "Refunded since", value: formatPenceInFull(refundedPence) }] : []),
    ...creditNotes.map((number) => {
      return { label: "Credit note", value: creditNoteNumberInWords(number), to: `/credits/credit-notes/${number}` };
    }),
  ];
}

/** The same as a PDF, of the moment when it was made out. */
export function receiptPaper({ title, seller, buyer, about, sums, notes }: ReceiptText, at: Date): Paper {
  const rows = [...about, ...sums].map(({ label, value, isTotal }) => ({
    cells: [label, value],
    isTotal: isTotal ?? false,
  }));
  return {
    title,
    author: site.seller.legalName,
    at,
    foot: `${title}, ${formatDate(at)}`,
    blocks: [
      { h3: "From" },
      { p: seller.join("\n") },
      { h3: "To" },
      { p: buyer.join("\n") },
      { table: { name: "What it is for, and what was paid", rows } },
      ...notes.map((note) => ({ p: note })),
    ],
  };
}
