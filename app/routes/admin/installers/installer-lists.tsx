import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatDate, formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { TransactionTable } from "#app/ui/tables/transaction-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { documentKindLabel } from "#content/installer-documents.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { refundReasonLabel } from "#content/refund-reasons.ts";
import type { Transaction } from "#domain/credits/my-credits.ts";
import type { InstallerDocument } from "#domain/documents/documents.ts";
import type { ReportSummary } from "#domain/lead-reports/reports-of.ts";
import type { PaymentSummary, ReversalLine } from "#domain/payments/reversals.ts";
import type { PurchaseSummary } from "#domain/purchases/purchases-of.ts";

type ListProps<Row> = { id: string; title: string; none: string; rows: readonly Row[]; children: ReactNode };

function List<Row>({ id, title, none, rows, children }: ListProps<Row>) {
  return (
    <section className="stack" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {rows.length > 0 ? children : <p className="muted">{none}</p>}
    </section>
  );
}

const validities: Record<InstallerDocument["validity"], { tone: BadgeTone; word: string }> = {
  valid: { tone: "ok", word: "Valid" },
  expiring: { tone: "warn", word: "Expires soon" },
  expired: { tone: "bad", word: "Expired" },
};

const documentColumns: Column<InstallerDocument>[] = [
  {
    key: "what",
    header: "Document",
    rowHeader: true,
    cell: ({ id, kind, reference, fileName }) => (
      <>
        <a href={`/documents/${id}`} download>
          {documentKindLabel(kind)}: {reference}
        </a>
        <span className="sub">{fileName}</span>
      </>
    ),
  },
  {
    key: "validity",
    header: "Validity",
    cell: ({ validity }) => <Badge tone={validities[validity].tone}>{validities[validity].word}</Badge>,
  },
  { key: "until", header: "Valid until", cell: ({ expiresOn }) => <Day when={expiresOn} /> },
  { key: "uploaded", header: "Uploaded", cell: ({ uploadedAt }) => <Day when={uploadedAt} /> },
];

export function DocumentList({ documents }: { documents: readonly InstallerDocument[] }) {
  return (
    <List id="documents" title="Documents" none="No documents uploaded." rows={documents}>
      <DataTable
        caption="Documents, earliest expiry first"
        columns={documentColumns}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </List>
  );
}

export function LedgerList({ ledger }: { ledger: readonly Transaction[] }) {
  return (
    <List id="ledger" title="Ledger" none="No credits have moved yet." rows={ledger}>
      <TransactionTable transactions={ledger} caption="Latest changes to the balance" />
    </List>
  );
}

const purchaseColumns: Column<PurchaseSummary>[] = [
  {
    key: "lead",
    header: "Lead",
    rowHeader: true,
    cell: ({ leadId, serviceLabel, location }) => (
      <Link to={`/admin/leads/${leadId}`}>
        {serviceLabel}, {location}
      </Link>
    ),
  },
  { key: "bought", header: "Bought", cell: ({ purchasedAt }) => <Day when={purchasedAt} /> },
  { key: "price", header: "Credits", align: "end", cell: ({ priceCredits }) => formatNumber(priceCredits) },
  {
    key: "stage",
    header: "Stage",
    cell: ({ stage, refunded }) => (
      <>
        {purchaseStageLabel(stage)} {refunded && <Badge tone="info">Refunded</Badge>}
      </>
    ),
  },
];

export function PurchaseList({ purchases }: { purchases: readonly PurchaseSummary[] }) {
  return (
    <List id="purchases" title="Purchases" none="No leads bought yet." rows={purchases}>
      <DataTable caption="Latest purchases" columns={purchaseColumns} rows={purchases} rowKey={({ id }) => id} />
    </List>
  );
}

const outcomes: Record<ReportSummary["status"], { tone: BadgeTone; word: string }> = {
  open: { tone: "warn", word: "Open" },
  accepted: { tone: "info", word: "Accepted" },
  declined: { tone: "plain", word: "Declined" },
};

const refundColumns: Column<ReportSummary>[] = [
  {
    key: "lead",
    header: "Lead",
    rowHeader: true,
    cell: ({ serviceLabel, location }) => `${serviceLabel}, ${location}`,
  },
  { key: "reason", header: "Reported as", cell: ({ reason }) => refundReasonLabel(reason) },
  { key: "requested", header: "Reported", cell: ({ requestedAt }) => <Day when={requestedAt} /> },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ status, decisionReason }) => (
      <>
        {status === "open" ? (
          <Link to="/admin/refunds">
            <Badge tone={outcomes.open.tone}>{outcomes.open.word}</Badge>
          </Link>
        ) : (
          <Badge tone={outcomes[status].tone}>{outcomes[status].word}</Badge>
        )}
        {decisionReason && <span className="sub">{decisionReason}</span>}
      </>
    ),
  },
];

export function RefundList({ refunds }: { refunds: readonly ReportSummary[] }) {
  return (
    <List id="refunds" title="Refund requests" none="No leads reported." rows={refunds}>
      <DataTable caption="Latest refund requests" columns={refundColumns} rows={refunds} rowKey={({ id }) => id} />
    </List>
  );
}

const paymentStates: Record<PaymentSummary["status"], { tone: BadgeTone; word: string }> = {
  started: { tone: "plain", word: "Started" },
  paid: { tone: "ok", word: "Paid" },
  pending: { tone: "info", word: "On its way" },
  failed: { tone: "warn", word: "Failed" },
  expired: { tone: "plain", word: "Expired" },
  mismatched: { tone: "bad", word: "Does not match" },
};

const paymentColumns: Column<PaymentSummary>[] = [
  {
    key: "pack",
    header: "Payment",
    rowHeader: true,
    cell: ({ id, packName, receiptNumber }) => (
      <>
        <Link to={`/admin/payments/${id}`}>{packName}</Link>
        {receiptNumber !== null && (
          <span className="sub">
            <Link to={`/credits/receipts/${receiptNumber}`}>Receipt {receiptNumberInWords(receiptNumber)}</Link>
          </span>
        )}
      </>
    ),
  },
  { key: "amount", header: "Amount", align: "end", cell: ({ amountPence }) => formatPence(amountPence) },
  { key: "started", header: "Started", cell: ({ startedAt }) => <Day when={startedAt} /> },
];

function PaymentStatus({ payment, state }: { payment: PaymentSummary; state: FormState | undefined }) {
  const { id, status, refundedPence, disputeStatus, disputeDueAt, isReversalOpen, history } = payment;
  return (
    <div className="btn-row">
      {isReversalOpen && <FormRefusal state={state} />}
      <Badge tone={paymentStates[status].tone}>{paymentStates[status].word}</Badge>
      {refundedPence > 0 && <Badge tone="info">{formatPence(refundedPence)} refunded</Badge>}
      {disputeStatus && <Badge tone="bad">Disputed: {disputeStatus.replaceAll("_", " ")}</Badge>}
      {disputeStatus?.endsWith("needs_response") && disputeDueAt && (
        <span className="small muted">Evidence by {formatDate(disputeDueAt)}</span>
      )}
      {history.length > 0 && <ReversalHistory lines={history} />}
      {isReversalOpen && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={"close-reversal" satisfies InstallerIntent} />
          <input type="hidden" name="paymentId" value={id} />
          <SubmitButton
            size="tight"
            variant="secondary"
            pendingLabel="Saving…"
            intent={{ name: "paymentId", value: id }}
          >
            Mark as dealt with
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

const kinds: Record<ReversalLine["kind"], string> = {
  refund: "Refund",
  dispute: "Dispute",
  dealt_with: "Dealt with",
  arrived: "Credited",
  settled: "Debt settled",
  refund_asked: "Refund requested",
  refund_approved: "Refund approved",
  refund_declined: "Refund declined",
  refund_failed: "Refund failed",
};

/** The others say it all by their name. */
const WITH_STATE = ["refund", "dispute", "dealt_with"];

function ReversalHistory({ lines }: { lines: readonly ReversalLine[] }) {
  return (
    <details>
      <summary className="small">What happened to the money</summary>
      <ul className="small">
        {lines.map(({ id, at, kind, state, amountPence, by }) => (
          <li key={id}>
            {formatDateTime(at)}: {kinds[kind]}
            {WITH_STATE.includes(kind) && `, ${state.replaceAll("_", " ")}`}
            {amountPence !== null && `, ${formatPence(amountPence)}`}
            {by && `, by ${by}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

type PaymentListProps = {
  payments: readonly PaymentSummary[];
  stateOf: (form: string) => FormState | undefined;
};

export function PaymentList({ payments, stateOf }: PaymentListProps) {
  const columns: Column<PaymentSummary>[] = [
    ...paymentColumns,
    {
      key: "status",
      header: "Status",
      cell: (payment) => <PaymentStatus payment={payment} state={stateOf(payment.id)} />,
    },
  ];
  return (
    <List id="payments" title="Payments" none="No credits bought." rows={payments}>
      <DataTable caption="Latest payments" columns={columns} rows={payments} rowKey={({ id }) => id} />
    </List>
  );
}
