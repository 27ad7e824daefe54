import { Link } from "react-router";
import { DaysFilter } from "#app/admin/days-filter.tsx";
import { ListPager } from "#app/admin/list-pager.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { readDays } from "#domain/days.ts";
import { type PaidPayment, paidPayments } from "#domain/payments/paid-payments.ts";
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
  const page = await paidPayments(domainContext(context), actorOf(context), { ...days, cursor });
  return { ...page, days, continued: cursor !== null };
}, "Failed to load admin data.");

const columns: Column<PaidPayment>[] = [
  {
    key: "company",
    header: "Company",
    rowHeader: true,
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "pack", header: "Credits", cell: ({ packName, credits }) => `${packName} (${formatNumber(credits)})` },
  { key: "when", header: "Paid on", cell: ({ paidAt }) => formatDateTime(paidAt) },
  { key: "receipt", header: "Receipt", cell: ({ receiptNumber }) => receiptNumber ?? "None" },
  { key: "amount", header: "Amount", align: "end", cell: ({ amountPence }) => formatPence(amountPence) },
  { key: "back", header: "Given back", align: "end", cell: ({ refundedPence }) => formatPence(refundedPence) },
];

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { items, days, total, paidPence, givenBackPence, nextCursor, continued } = loaderData;
  const count = `${formatNumber(total)} ${total === 1 ? "payment" : "payments"}`;
  const money = `${formatPence(paidPence)} paid, ${formatPence(givenBackPence)} of it given back since`;
  return (
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
        clear={Object.keys(days).length > 0 ? "Show all payments" : undefined}
      />
      {items.length === 0 ? (
        <EmptyState title="Nothing found">No card payment was paid in these days.</EmptyState>
      ) : (
        <DataTable caption="Payments, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      <ListPager path={PATH} filter={{ ...days }} nextCursor={nextCursor} continued={continued} rows="payments" />
    </section>
  );
}
