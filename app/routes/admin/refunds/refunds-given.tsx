import { Link } from "react-router";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatCount, formatCredits, formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { dayFields, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type RefundedPurchase, readRefundedFilter, refundedCredits } from "#domain/credits/refunded-credits.ts";
import type { Route } from "./+types/refunds-given.ts";

const PATH = "/admin/refunds/given";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Credits refunded",
    description: "Refunds in the ledger, by the day installers got credits back for a lead.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readRefundedFilter);
  const page = await refundedCredits(...callerOf(context), { ...filter, cursor });
  return { ...page, filter, continued: cursor !== null };
}, "Failed to load admin data.");

const columns: Column<RefundedPurchase>[] = [
  {
    key: "company",
    header: "Company",
    rowHeader: true,
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "credits", header: "Refunded", phone: "end", cell: ({ credits }) => formatCredits(credits) },
  { key: "when", header: "When", phone: "line", cell: ({ at }) => formatDateTime(at) },
  {
    key: "bought",
    header: "Bought",
    phone: "hidden",
    cell: ({ purchasedAt }) => (purchasedAt ? <Day when={purchasedAt} /> : "Unknown"),
  },
  { key: "reason", header: "Reported as", phone: "line", cell: ({ reportedAs }) => reportedAs ?? "Not reported" },
  {
    key: "lead",
    header: "Lead",
    phone: "end",
    cell: ({ leadId }) => (leadId ? <Link to={`/admin/leads/${leadId}`}>Show the lead</Link> : "None"),
  },
];

export default function RefundsGivenPage({ loaderData }: Route.ComponentProps) {
  const { items, filter, total, credits, nextCursor, continued } = loaderData;
  return (
    <section className="stack-s" aria-labelledby="given-title">
      <ListHead id="given-title" title="Credits refunded" acts={<Link to="/admin/refunds">Refund requests</Link>}>
        <FilterForm action={PATH} label="Credits refunded" fields={dayFields} filter={filter} />
      </ListHead>
      <Found
        found={`${formatCount(total, "refund")} found, ${formatCredits(credits)} in total.`}
        filter={filter}
        path={PATH}
        clear="Show all refunds"
      />
      {items.length === 0 ? (
        <NothingFound path={PATH} clear="Show the latest">
          No credits were refunded in this period.
        </NothingFound>
      ) : (
        <DataTable caption="Refunds, newest first" columns={columns} rows={items} rowKey={(row) => row.purchaseId} />
      )}
      <Pager path={PATH} filter={filter} rows="refunds" nextCursor={nextCursor} continued={continued} />
    </section>
  );
}
