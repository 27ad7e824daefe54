import { Link } from "react-router";
import { DaysFilter } from "#app/routes/admin/parts/days-filter.tsx";
import { ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCredits, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type RefundedPurchase, refundedCredits } from "#domain/credits/refunded-credits.ts";
import { readDays } from "#domain/time/days.ts";
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
  const { searchParams } = new URL(request.url);
  const [days, cursor] = [readDays(searchParams), searchParams.get("cursor")];
  const page = await refundedCredits(...callerOf(context), { ...days, cursor });
  return { ...page, days, continued: cursor !== null };
}, "Failed to load admin data.");

const columns: Column<RefundedPurchase>[] = [
  {
    key: "company",
    header: "Company",
    rowHeader: true,
    cell: ({ installerId, companyName }) => <Link to={`/admin/installers/${installerId}`}>{companyName}</Link>,
  },
  { key: "credits", header: "Refunded", cell: ({ credits }) => formatCredits(credits) },
  { key: "when", header: "When", cell: ({ at }) => formatDateTime(at) },
  {
    key: "bought",
    header: "Bought",
    cell: ({ purchasedAt }) => (purchasedAt ? <Day when={purchasedAt} /> : "Unknown"),
  },
  { key: "reason", header: "Reported as", cell: ({ reportedAs }) => reportedAs ?? "Not reported" },
  {
    key: "lead",
    header: "Lead",
    cell: ({ leadId }) => (leadId ? <Link to={`/admin/leads/${leadId}`}>Show the lead</Link> : "None"),
  },
];

export default function RefundsGivenPage({ loaderData }: Route.ComponentProps) {
  const { items, days, total, credits, nextCursor, continued } = loaderData;
  const count = `${formatNumber(total)} ${total === 1 ? "refund" : "refunds"}`;
  return (
    <section className="stack" aria-labelledby="given-title">
      <p className="small">
        <Link to="/admin/refunds">Refund requests</Link>
      </p>
      <h2 id="given-title">Credits refunded</h2>
      <DaysFilter
        path={PATH}
        label="Credits refunded"
        days={days}
        found={`${count} found, ${formatCredits(credits)} in total.`}
        clear={Object.keys(days).length > 0 ? "Show all refunds" : undefined}
      />
      {items.length === 0 ? (
        <EmptyState
          title="Nothing found"
          actions={
            <LinkButton variant="secondary" to="/admin/refunds/given">
              Show the latest
            </LinkButton>
          }
        >
          No credits were refunded in this period.
        </EmptyState>
      ) : (
        <DataTable caption="Refunds, newest first" columns={columns} rows={items} rowKey={(row) => row.purchaseId} />
      )}
      <ListPager path={PATH} filter={{ ...days }} nextCursor={nextCursor} continued={continued} rows="refunds" />
    </section>
  );
}
