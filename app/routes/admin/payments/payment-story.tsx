import { mismatchInWords } from "#app/routes/admin/payments/mismatch-words.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime, formatPence } from "#app/ui/format.ts";
import { TransactionTable } from "#app/ui/tables/transaction-table.tsx";
import type { PaymentFile } from "#domain/admin/payments/payment-file.ts";
import type { ReversalLine } from "#domain/payments/reversals.ts";

interface Step {
  id: string;
  at: Date;
  words: string;
}

/** What happened to the money, and what it did to the credits, each in its order. */
export function PaymentStory({ payment }: { payment: PaymentFile }) {
  return (
    <>
      <Card title="What happened">
        <ol className="history">
          {stepsOf(payment).map(({ id, at, words }) => (
            <li key={id}>
              <time className="muted small" dateTime={at.toISOString()}>
                {formatDateTime(at)}
              </time>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </Card>
      <section className="stack" aria-labelledby="ledger-title">
        <h2 className="h3" id="ledger-title">
          Effect on credits
        </h2>
        {payment.ledger.length > 0 ? (
          <TransactionTable transactions={payment.ledger} caption="Ledger rows for this payment, oldest first" />
        ) : (
          <p className="muted">None: no credits have moved.</p>
        )}
      </section>
    </>
  );
}

function stepsOf({ id, startedAt, paidAt, amountPence, status, history, waiting, decided }: PaymentFile): Step[] {
  const came = [...waiting, ...decided].map((mismatch) => ({
    id: `came-${mismatch.id}`,
    at: mismatch.receivedAt,
    words: mismatchInWords(mismatch),
  }));
  const settled = decided.map(({ id, decidedAt, outcome, outcomeReason }) => ({
    id: `decided-${id}`,
    at: decidedAt,
    words: `An administrator ${outcome} it: ${outcomeReason}`,
  }));
  const steps = [
    { id: `started-${id}`, at: startedAt, words: "Started by the company" },
    ...came,
    ...settled,
    ...(paidAt ? [{ id: `paid-${id}`, at: paidAt, words: `${formatPence(amountPence)} paid by card` }] : []),
    ...history.map((line) => ({ id: line.id, at: line.at, words: lineWords(line) })),
  ];
  const inOrder = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const words = unpaid[status];
  // We have no record of when the provider said so.
  return words ? [...inOrder, { id: status, at: startedAt, words }] : inOrder;
}

const unpaid: Partial<Record<PaymentFile["status"], string>> = {
  pending: "A bank payment, on its way",
  failed: "A bank payment, which failed",
  expired: "Never paid: it expired",
};

const kinds: Record<ReversalLine["kind"], string> = {
  refund: "Refund",
  dispute: "Dispute",
  dealt_with: "Marked as dealt with",
  arrived: "Credited after later news of the payment",
  settled: "Debt settled from credits bought later",
  refund_asked: "Refund to the card requested",
  refund_approved: "Refund to the card approved",
  refund_declined: "Refund to the card declined",
  refund_failed: "Refund to the card failed",
};

function lineWords({ kind, state, amountPence, by }: ReversalLine): string {
  return [
    kind === "refund" || kind === "dispute" ? `${kinds[kind]}: ${state.replaceAll("_", " ")}` : kinds[kind],
    ...(amountPence === null || kind === "arrived" ? [] : [formatPence(amountPence)]),
    ...(by ? [`by ${by}`] : []),
  ].join(", ");
}
