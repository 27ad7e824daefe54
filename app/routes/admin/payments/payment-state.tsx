import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { formatDate, formatPence } from "#app/ui/format.ts";
import type { ListedPayment } from "#domain/admin/payments/payment-list.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";

const labels: Record<PaymentState, string> = {
  paid: "Paid, nothing refunded",
  "partly-refunded": "Partly refunded",
  refunded: "Refunded",
  "on-its-way-back": "Refund on its way",
  disputed: "Disputed",
  lost: "Lost",
  mismatched: "Does not match",
  started: "Started",
  pending: "Bank payment on its way",
  failed: "Bank payment failed",
  expired: "Expired",
};

export const paymentStateOptions = [
  { value: "", label: "All paid" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

const statuses: Record<ListedPayment["status"], { tone: BadgeTone; word: string }> = {
  started: { tone: "plain", word: "Started" },
  paid: { tone: "ok", word: "Paid" },
  pending: { tone: "info", word: "On its way" },
  failed: { tone: "warn", word: "Failed" },
  expired: { tone: "plain", word: "Expired" },
  mismatched: { tone: "bad", word: "Does not match" },
};

type Money = Pick<
  ListedPayment,
  "amountPence" | "refundedPence" | "pendingRefundPence" | "lostPence" | "disputeStatus" | "disputeDueAt"
>;

/** In words what spreadsheets and badges say of it. */
export function statusWord({ status }: Pick<ListedPayment, "status">): string {
  return statuses[status].word;
}

export function disputeWords(status: string): string {
  return status.replaceAll("_", " ");
}

/** Paid or not, and what has become of the money. */
export function PaymentBadges({ payment }: { payment: Money & Pick<ListedPayment, "status"> }) {
  const { status, refundedPence, pendingRefundPence, lostPence, disputeStatus, disputeDueAt } = payment;
  return (
    <span className="btn-row">
      <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>
      {refundedPence > 0 && <Badge tone="info">{formatPence(refundedPence)} refunded</Badge>}
      {pendingRefundPence > 0 && <Badge tone="warn">{formatPence(pendingRefundPence)} on its way back</Badge>}
      {lostPence > 0 && <Badge tone="bad">{formatPence(lostPence)} lost</Badge>}
      {disputeStatus && <Badge tone="bad">Disputed: {disputeWords(disputeStatus)}</Badge>}
      <EvidenceDue status={disputeStatus} dueAt={disputeDueAt} />
    </span>
  );
}

function EvidenceDue({ status, dueAt }: { status: string | null; dueAt: Date | null }) {
  if (!status?.endsWith("needs_response") || !dueAt) return null;
  return <span className="small muted">Evidence by {formatDate(dueAt)}</span>;
}
