import { Link } from "react-router";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import type { WaitingCardRefund } from "#domain/payments/decide-refund.ts";

/** Refunds to cards that a second administrator must approve, the longest waiting first. */
export function RefundsToApprove({ refunds, total }: { refunds: readonly WaitingCardRefund[]; total: number }) {
  return (
    <section className="stack" id="approvals" aria-labelledby="approvals-title">
      <h2 id="approvals-title">Refunds to approve ({formatNumber(total)})</h2>
      <ul className="card queue">
        {refunds.map(({ id, paymentId, companyName, amountPence, reason, askedAt, askedBy }) => (
          <li className="queue-item" key={id}>
            <p>
              <Link to={`/admin/payments/${paymentId}#refund`}>
                {companyName}, {formatPence(amountPence)}
              </Link>
              : {reason}
            </p>
            <p className="small muted break-words">
              Asked {formatDateTime(askedAt)} by {askedBy}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
