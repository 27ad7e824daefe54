import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatPence } from "#app/ui/format.ts";
import type { ListedPayment } from "#domain/payments/payment-list.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";

const labels: Record<PaymentState, string> = {
  paid: "Paid",
  "partly-refunded": "Partly refunded",
  refunded: "Refunded",
  disputed: "Disputed",
  lost: "Lost",
};

export const paymentStateOptions = [
  { value: "", label: "All" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

type Money = Pick<
  ListedPayment,
  "amountPence" | "refundedPence" | "pendingRefundPence" | "lostPence" | "disputeStatus" | "disputeDueAt"
>;

/** What of a payment is gone, is going, or is asked back. */
export function MoneyGone({ payment }: { payment: Money }) {
  const { amountPence, refundedPence, pendingRefundPence, lostPence, disputeStatus, disputeDueAt } = payment;
  return (
    <>
      {formatPence(Math.min(amountPence, refundedPence + lostPence))}{" "}
      {pendingRefundPence > 0 && <Badge tone="warn">{formatPence(pendingRefundPence)} on its way back</Badge>}
      {disputeStatus && <Badge tone="bad">Disputed: {disputeStatus.replaceAll("_", " ")}</Badge>}
      {disputeStatus?.endsWith("needs_response") && disputeDueAt && (
        <span className="sub">Evidence by {formatDate(disputeDueAt)}</span>
      )}
    </>
  );
}
