import { type ReceiptText, vatStatement } from "#app/routes/installer/receipts/receipt-lines.ts";
import { formatCredits, formatDate, formatPenceInFull } from "#app/ui/format.ts";
import { NEWEST_ENTRY, newestEntryInWords } from "#content/newest-entry.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";
import type { CreditNote } from "#domain/accounting/credit-note.ts";

/** What a credit note says, for the page and for the PDF alike. */
export function creditNoteText(note: CreditNote): ReceiptText {
  const { seller, buyer, vat, receiptNumber, amountPence } = note;
  return {
    title: `Credit note ${creditNoteNumberInWords(note.number)}`,
    seller: [
      seller.legalName,
      ...seller.address,
      ...(seller.companyNumber ? [`Company number ${seller.companyNumber}`] : []),
      ...(vat ? [`VAT number ${vat.number}`] : []),
    ],
    buyer: [buyer.company, ...buyer.address],
    about: [
      { label: "Date", value: formatDate(note.issuedAt) },
      ...(receiptNumber === null
        ? []
        : [
            {
              label: "For receipt",
              value: receiptNumberInWords(receiptNumber),
              to: `/credits/receipts/${receiptNumber}`,
            },
          ]),
      { label: "Refunded", value: formatCredits(note.credits) },
      { label: "Refund reference", value: note.providerRefundId },
      { label: NEWEST_ENTRY, value: newestEntryInWords(note.newestEntry) },
    ],
    sums: [
      ...(vat
        ? [
            { label: "Net amount", value: formatPenceInFull(vat.netPence) },
            { label: `VAT at ${vat.percent}%`, value: formatPenceInFull(vat.vatPence) },
          ]
        : []),
      { label: "Total refunded to the card", value: formatPenceInFull(amountPence), isTotal: true },
    ],
    notes: [vatStatement(vat?.percent)],
  };
}
