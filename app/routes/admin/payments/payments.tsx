import { Link } from "react-router";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { Mismatches } from "#app/routes/admin/payments/mismatches.tsx";
import { OpenDisputes } from "#app/routes/admin/payments/open-disputes.tsx";
import { mismatchIntents } from "#app/routes/admin/payments/payment-intents.ts";
import { PaymentBadges, paymentStateOptions } from "#app/routes/admin/payments/payment-state.tsx";
import { RefundsToApprove } from "#app/routes/admin/payments/refunds-to-approve.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { formatCount, formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { dayFields, type FilterField, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf, askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import {
  type ListedPayment,
  openDisputes,
  type PaymentFilter,
  paymentList,
  readPaymentFilter,
} from "#domain/admin/payments/payment-list.ts";
import { refundsToApprove } from "#domain/payments/decide-refund.ts";
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
  const { filter, cursor } = askedOf(request, readPaymentFilter);
  const [domain, actor] = callerOf(context);
  const [page, mismatches, disputes, approvals] = await Promise.all([
    paymentList(domain, actor, { ...filter, cursor }),
    waitingMismatches(domain, actor, limits.adminPageSize),
    openDisputes(domain, actor),
    refundsToApprove(domain, actor, limits.adminPageSize),
  ]);
  return { ...page, mismatches, disputes, approvals, filter, now: domain.now, continued: cursor !== null };
}, "Failed to load admin data.");

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, PATH, mismatchIntents(posted));
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
    phone: "line",
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "amount", header: "Amount", align: "end", phone: "end", cell: ({ amountPence }) => formatPence(amountPence) },
  { key: "when", header: "When", phone: "end", cell: ({ paidAt, startedAt }) => formatDateTime(paidAt ?? startedAt) },
  { key: "state", header: "State", phone: "wide", cell: (payment) => <PaymentBadges payment={payment} /> },
];

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, mismatches, disputes, approvals, filter, nextCursor, continued, now } = loaderData;
  const state = useFailedForm(actionData);
  const gone = stateOfGone(
    state,
    mismatches.oldest.map(({ id }) => id),
  );
  return (
    <div className="stack-s">
      <Head filter={filter} />
      <FormRefusal state={gone} />
      <WaitingBelow mismatches={mismatches.total} disputes={disputes.total} approvals={approvals.total} />
      <section className="stack-s" aria-labelledby="payments-title">
        <Sums {...loaderData} />
        {items.length === 0 ? (
          <NothingFound path={PATH} clear={CLEAR}>
            No card payments match this filter.
          </NothingFound>
        ) : (
          <DataTable caption="Payments, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
        <Pager path={PATH} filter={filter} rows="payments" nextCursor={nextCursor} continued={continued} />
      </section>
      {mismatches.total > 0 && <Mismatches mismatches={mismatches.oldest} total={mismatches.total} state={state} />}
      {disputes.total > 0 && <OpenDisputes disputes={disputes.urgent} total={disputes.total} now={now} />}
      {approvals.total > 0 && <RefundsToApprove refunds={approvals.oldest} total={approvals.total} />}
    </div>
  );
}

type WaitingBelowProps = { mismatches: number; disputes: number; approvals: number };

/** What waits is below the list, as Work has each of them as well. */
function WaitingBelow({ mismatches, disputes, approvals }: WaitingBelowProps) {
  if (mismatches + disputes + approvals === 0) return null;
  return (
    <p className="small page-links">
      {mismatches > 0 && <a href="#mismatches">Payments that do not match: {mismatches}</a>}
      {disputes > 0 && <a href="#disputes">Open disputes: {disputes}</a>}
      {approvals > 0 && <a href="#approvals">Refunds to approve: {approvals}</a>}
    </p>
  );
}

const CLEAR = "Show all payments";

const fields: FilterField<keyof PaymentFilter>[] = [
  { name: "company", label: "Company", type: "search" },
  { name: "state", label: "State", options: paymentStateOptions },
  { name: "receipt", label: "Receipt", type: "search", hint: "FW-000127 or 127" },
  ...dayFields,
];

function Head({ filter }: { filter: PaymentFilter }) {
  return (
    <ListHead
      id="payments-title"
      title="Payments"
      acts={
        <>
          <CsvLink href={addressOf("/admin/payments.csv", filter)} />
          <LinkButton variant="secondary" to={`${PATH}/accounting`}>
            Monthly accounts
          </LinkButton>
        </>
      }
    >
      <FilterForm action={PATH} label="Payments" fields={fields} filter={filter} />
    </ListHead>
  );
}

type SumsProps = Pick<Route.ComponentProps["loaderData"], "filter" | "total" | "paidPence" | "givenBackPence">;

function Sums({ filter, total, paidPence, givenBackPence }: SumsProps) {
  const money = `${formatPence(paidPence)} paid, ${formatPence(givenBackPence)} of it since refunded`;
  return (
    <Found
      found={`${formatCount(total, "payment")} found: ${money}, ${formatPence(paidPence - givenBackPence)} left.`}
      filter={filter}
      path={PATH}
      clear={CLEAR}
    />
  );
}
