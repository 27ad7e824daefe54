import { statusWord } from "#app/routes/admin/payments/payment-state.tsx";
import { plainPounds } from "#app/ui/format.ts";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { type CsvColumns, csvTime } from "#app/web/csv.ts";
import { csvOfList } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { type ListedPayment, readPaymentFilter, wholePaymentList } from "#domain/admin/payments/payment-list.ts";
import type { Route } from "./+types/payments-csv.ts";

export const paymentColumns: CsvColumns<ListedPayment> = [
  ["Payment", ({ id }) => id],
  ["Receipt", ({ receiptNumber: number }) => (number === null ? null : receiptNumberInWords(number))],
  ["Company", ({ companyName }) => companyName],
  ["Pack", ({ packName }) => packName],
  ["Credits", ({ credits }) => credits],
  ["State", statusWord],
  ["Started (London)", ({ startedAt }) => csvTime(startedAt)],
  ["Paid (London)", ({ paidAt }) => csvTime(paidAt)],
  ["Amount (£)", ({ amountPence }) => plainPounds(amountPence)],
  ["Refunded (£)", ({ refundedPence }) => plainPounds(refundedPence)],
  ["Refund on its way (£)", ({ pendingRefundPence }) => plainPounds(pendingRefundPence)],
  ["Lost in a dispute (£)", ({ lostPence }) => plainPounds(lostPence)],
  ["Dispute", ({ disputeStatus }) => disputeStatus],
  ["Evidence by (London)", ({ disputeDueAt }) => csvTime(disputeDueAt)],
];

export const loader = withErrorPage(({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const pages = wholePaymentList(domain, actor, askedOf(request, readPaymentFilter).filter);
  return csvOfList({ name: "payments", now: domain.now, columns: paymentColumns }, pages);
});
