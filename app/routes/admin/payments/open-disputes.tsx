import { Link } from "react-router";
import { disputeWords } from "#app/routes/admin/payments/payment-state.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import type { ListedPayment } from "#domain/admin/payments/payment-list.ts";

type OpenDisputesProps = { disputes: readonly ListedPayment[]; total: number; now: Date };

/** Disputes that a bank has not decided yet, the first that must be answered first. */
export function OpenDisputes({ disputes, total, now }: OpenDisputesProps) {
  return (
    <section className="stack" id="disputes" aria-labelledby="disputes-title">
      <h2 id="disputes-title">Open disputes ({formatNumber(total)})</h2>
      <ul className="card queue">
        {disputes.map((payment) => (
          <li className="queue-item" key={payment.id}>
            <div className="row">
              <Link to={`/admin/payments/${payment.id}`}>
                {payment.companyName}, {formatPence(payment.amountPence)}
              </Link>
              <Due payment={payment} now={now} />
            </div>
            <p className="small muted">{disputeWords(payment.disputeStatus ?? "")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Due({ payment: { disputeStatus, disputeDueAt }, now }: { payment: ListedPayment; now: Date }) {
  if (!disputeStatus?.endsWith("needs_response")) return <Badge>Answered</Badge>;
  if (!disputeDueAt) return <Badge tone="warn">Needs an answer</Badge>;
  const words = `Evidence by ${formatDateTime(disputeDueAt)}`;
  return disputeDueAt < now ? <Badge tone="bad">Overdue: {words}</Badge> : <Badge tone="warn">{words}</Badge>;
}
