import { Link, redirect } from "react-router";
import { DaysFilter } from "#app/routes/admin/parts/days-filter.tsx";
import { ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { Mismatches } from "#app/routes/admin/payments/mismatches.tsx";
import { MoneyGone, paymentStateOptions } from "#app/routes/admin/payments/payment-state.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { limits } from "#config/limits.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { DomainError } from "#domain/errors.ts";
import { closeMismatch, creditMismatch, waitingMismatches } from "#domain/payments/mismatches.ts";
import { type ListedPayment, paymentList } from "#domain/payments/payment-list.ts";
import { readPaymentState } from "#domain/payments/payment-state.ts";
import { readDays } from "#domain/time/days.ts";
import type { Route } from "./+types/payments.ts";

const PATH = "/admin/payments";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Payments",
    description: "Card payments for credits by the day on which they were paid, and what has gone back of them.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [days, cursor] = [readDays(searchParams), searchParams.get("cursor")];
  const state = readPaymentState(searchParams.get("state"));
  const [verbs, actor] = asking(context);
  const [page, mismatches] = await Promise.all([
    paymentList(verbs, actor, { ...days, state, cursor }),
    waitingMismatches(verbs, actor, limits.adminPageSize),
  ]);
  return { ...page, mismatches, days, state, continued: cursor !== null };
}, "Failed to load admin data.");

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const [verbs, actor] = asking(context);
  const mismatchId = readUuid(form.get("id"));
  const decision = { mismatchId: mismatchId ?? "", reason: String(form.get("reason") ?? "") };
  const intent = form.get("intent");
  try {
    if (mismatchId && intent === "credit") {
      await creditMismatch(verbs, actor, decision);
      return redirect(`${PATH}?notice=mismatch-credited`);
    }
    if (mismatchId && intent === "close") {
      await closeMismatch(verbs, actor, decision);
      return redirect(`${PATH}?notice=mismatch-closed`);
    }
    throw new DomainError("not_found");
  } catch (error) {
    return failedForm(form, { form: mismatchId ?? "", error });
  }
});

export const shouldRevalidate = alsoAfterRefusals;

const columns: Column<ListedPayment>[] = [
  {
    key: "company",
    header: "Company",
    rowHeader: true,
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "pack", header: "Credits", cell: ({ packName, credits }) => `${packName} (${formatNumber(credits)})` },
  { key: "when", header: "Paid on", cell: ({ paidAt }) => formatDateTime(paidAt) },
  {
    key: "receipt",
    header: "Receipt",
    cell: ({ receiptNumber }) =>
      receiptNumber === null ? (
        "None"
      ) : (
        <Link to={`/credits/receipts/${receiptNumber}`}>{receiptNumberInWords(receiptNumber)}</Link>
      ),
  },
  { key: "amount", header: "Amount", align: "end", cell: ({ amountPence }) => formatPence(amountPence) },
  { key: "back", header: "Given back", align: "end", cell: (payment) => <MoneyGone payment={payment} /> },
];

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, mismatches, days, state, total, paidPence, givenBackPence, nextCursor, continued } = loaderData;
  const refusal = useFailedForm(actionData);
  const count = `${formatNumber(total)} ${total === 1 ? "payment" : "payments"}`;
  const money = `${formatPence(paidPence)} paid, ${formatPence(givenBackPence)} of it given back since`;
  const isFiltered = Object.keys(days).length > 0 || state !== undefined;
  return (
    <div className="stack-l">
      <FormRefusal state={refusal} />
      {mismatches.total > 0 && <Mismatches mismatches={mismatches.oldest} total={mismatches.total} state={refusal} />}
      <section className="stack" aria-labelledby="payments-title">
        <p className="small">
          <Link to="/admin/figures">Figures</Link>
        </p>
        <h2 id="payments-title">Payments</h2>
        <DaysFilter
          path={PATH}
          label="Payments"
          days={days}
          found={`${count} found: ${money}, ${formatPence(paidPence - givenBackPence)} left.`}
          clear={isFiltered ? "Show all payments" : undefined}
        >
          <SelectField
            label="State"
            name="state"
            options={paymentStateOptions}
            defaultValue={state ?? ""}
            key={state}
          />
        </DaysFilter>
        {items.length === 0 ? (
          <EmptyState title="Nothing found">No card payment fits this filter.</EmptyState>
        ) : (
          <DataTable caption="Payments, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
        <ListPager
          path={PATH}
          filter={{ ...days, state }}
          nextCursor={nextCursor}
          continued={continued}
          rows="payments"
        />
      </section>
    </div>
  );
}
