import { Download } from "lucide-react";
import { Link, redirect } from "react-router";
import { DaysFilter } from "#app/routes/admin/parts/days-filter.tsx";
import { addressOf, ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { decideMismatch } from "#app/routes/admin/payments/decide-mismatch.ts";
import { Mismatches } from "#app/routes/admin/payments/mismatches.tsx";
import { OpenDisputes } from "#app/routes/admin/payments/open-disputes.tsx";
import { PaymentBadges, paymentStateOptions } from "#app/routes/admin/payments/payment-state.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { readPaymentFilter } from "#domain/admin/payments/payment-filter.ts";
import { type ListedPayment, openDisputes, paymentList } from "#domain/admin/payments/payment-list.ts";
import { refundsToApprove, type WaitingCardRefund } from "#domain/payments/decide-refund.ts";
import { waitingMismatches } from "#domain/payments/mismatches.ts";
import type { Route } from "./+types/payments.ts";
import "#app/routes/admin/parts/queue.css";

const PATH = "/admin/payments";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Payments",
    description: "Card payments for credits: awaiting a decision, paid and refunded.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [filter, cursor] = [readPaymentFilter(searchParams), searchParams.get("cursor")];
  const [domain, actor] = callerOf(context);
  const [page, mismatches, disputes, approvals] = await Promise.all([
    paymentList(domain, actor, { ...filter, cursor }),
    waitingMismatches(domain, actor, limits.adminPageSize),
    openDisputes(domain, actor),
    refundsToApprove(domain, actor, limits.adminPageSize),
  ]);
  return { ...page, mismatches, disputes, approvals, filter, now: domain.now, continued: cursor !== null };
}, "Failed to load admin data.");

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    const notice = await decideMismatch(...callerOf(context), form);
    return redirect(`${PATH}?notice=${notice}`);
  } catch (error) {
    return failedForm(form, { form: String(form.get("id") ?? ""), error });
  }
});

export const shouldRevalidate = alsoAfterRefusals;

const columns: Column<ListedPayment>[] = [
  {
    key: "payment",
    header: "Payment",
    rowHeader: true,
    cell: ({ id, receiptNumber, packName, credits }) => (
      <>
        <Link to={`${PATH}/${id}`}>
          {receiptNumber === null ? "Without a receipt" : receiptNumberInWords(receiptNumber)}
        </Link>
        <span className="sub">
          {packName} ({formatNumber(credits)})
        </span>
      </>
    ),
  },
  {
    key: "company",
    header: "Company",
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "when", header: "When", cell: ({ paidAt, startedAt }) => formatDateTime(paidAt ?? startedAt) },
  { key: "amount", header: "Amount", align: "end", cell: ({ amountPence }) => formatPence(amountPence) },
  { key: "state", header: "State", cell: (payment) => <PaymentBadges payment={payment} /> },
];

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, mismatches, disputes, approvals, filter, nextCursor, continued, now } = loaderData;
  const state = useFailedForm(actionData);
  const gone = stateOfGone(
    state,
    mismatches.oldest.map(({ id }) => id),
  );
  return (
    <div className="stack-l">
      <FormRefusal state={gone} />
      {mismatches.total > 0 && <Mismatches mismatches={mismatches.oldest} total={mismatches.total} state={state} />}
      {disputes.total > 0 && <OpenDisputes disputes={disputes.urgent} total={disputes.total} now={now} />}
      {approvals.total > 0 && <RefundsToApprove refunds={approvals.oldest} total={approvals.total} />}
      <section className="stack" aria-labelledby="payments-title">
        <h2 id="payments-title">Payments</h2>
        <Filter {...loaderData} />
        {items.length === 0 ? (
          <EmptyState
            title="Nothing found"
            actions={
              <LinkButton variant="secondary" to="/admin/payments">
                Show all payments
              </LinkButton>
            }
          >
            No card payments match this filter.
          </EmptyState>
        ) : (
          <DataTable caption="Payments, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
        <ListPager path={PATH} filter={{ ...filter }} nextCursor={nextCursor} continued={continued} rows="payments" />
      </section>
    </div>
  );
}

type Found = Pick<Route.ComponentProps["loaderData"], "filter" | "total" | "paidPence" | "givenBackPence">;

function Filter({ filter, total, paidPence, givenBackPence }: Found) {
  const { state, receipt, company, ...days } = filter;
  const count = `${formatNumber(total)} ${total === 1 ? "payment" : "payments"}`;
  const money = `${formatPence(paidPence)} paid, ${formatPence(givenBackPence)} of it since refunded`;
  return (
    <>
      <DaysFilter
        key={JSON.stringify(filter)}
        path={PATH}
        label="Payments"
        days={days}
        found={`${count} found: ${money}, ${formatPence(paidPence - givenBackPence)} left.`}
        clear={Object.keys(filter).length > 0 ? "Show all payments" : undefined}
      >
        <SelectField label="State" name="state" options={paymentStateOptions} defaultValue={state ?? ""} />
        <TextField label="Receipt" name="receipt" type="search" defaultValue={receipt} hint="FW-000127 or 127" />
        <TextField label="Company" name="company" type="search" defaultValue={company} />
      </DaysFilter>
      <div className="btn-row">
        <a
          className={buttonClass({ variant: "secondary" })}
          href={addressOf("/admin/payments.csv", { ...filter })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          Export as CSV
        </a>
        <LinkButton variant="secondary" to={`${PATH}/accounting`}>
          Monthly accounts
        </LinkButton>
      </div>
    </>
  );
}

/** Refunds to cards that a second administrator must approve, the longest waiting first. */
function RefundsToApprove({ refunds, total }: { refunds: readonly WaitingCardRefund[]; total: number }) {
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
