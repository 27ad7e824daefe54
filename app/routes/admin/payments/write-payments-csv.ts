import { statusWord } from "#app/routes/admin/payments/payment-state.tsx";
import { formatTime, plainPounds } from "#app/ui/format.ts";
import { csvOf, csvRows } from "#app/web/csv.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { ListedPayment } from "#domain/admin/payments/payment-list.ts";
import { londonDay } from "#domain/time/calendar.ts";

const columns: { header: string; value: (payment: ListedPayment) => string }[] = [
  { header: "Payment", value: ({ id }) => id },
  { header: "Receipt", value: ({ receiptNumber: number }) => (number === null ? "" : receiptNumberInWords(number)) },
  { header: "Company", value: ({ companyName }) => companyName },
  { header: "Pack", value: ({ packName }) => packName },
  { header: "Credits", value: ({ credits }) => String(credits) },
  { header: "State", value: statusWord },
  { header: "Started (London)", value: ({ startedAt }) => moment(startedAt) },
  { header: "Paid (London)", value: ({ paidAt }) => moment(paidAt) },
  { header: "Amount (£)", value: ({ amountPence }) => plainPounds(amountPence) },
  { header: "Refunded (£)", value: ({ refundedPence }) => plainPounds(refundedPence) },
  { header: "Refund on its way (£)", value: ({ pendingRefundPence }) => plainPounds(pendingRefundPence) },
  { header: "Lost in a dispute (£)", value: ({ lostPence }) => plainPounds(lostPence) },
  { header: "Dispute", value: ({ disputeStatus }) => disputeStatus ?? "" },
  { header: "Evidence by (London)", value: ({ disputeDueAt }) => moment(disputeDueAt) },
];

/** Spreadsheets read this order as a date in every language. */
function moment(at: Date | null): string {
  return at ? `${londonDay(at)} ${formatTime(at)}` : "";
}

/** Payments for a spreadsheet, a piece for each page. */
export async function* paymentsCsv(pages: AsyncIterable<ListedPayment[]>): AsyncGenerator<string> {
  yield csvOf([columns.map(({ header }) => header)]);
  for await (const page of pages) yield csvRows(page.map((payment) => columns.map(({ value }) => value(payment))));
}
