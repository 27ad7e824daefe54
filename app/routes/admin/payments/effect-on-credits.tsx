import { TransactionTable } from "#app/ui/tables/transaction-table.tsx";
import type { PaymentFile } from "#domain/admin/payments/payment-file.ts";

/** What a payment did to the company's credits, in its order. */
export function EffectOnCredits({ payment }: { payment: PaymentFile }) {
  return (
    <section className="stack" aria-labelledby="ledger-title">
      <h2 id="ledger-title">Effect on credits</h2>
      {payment.ledger.length > 0 ? (
        <TransactionTable transactions={payment.ledger} caption="Ledger rows for this payment, oldest first" />
      ) : (
        <p className="muted">None: no credits have moved.</p>
      )}
    </section>
  );
}
