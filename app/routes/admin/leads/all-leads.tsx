import { SearchX } from "lucide-react";
import { Link } from "react-router";
import { allLeadsAddress, LeadFilters } from "#app/routes/admin/leads/lead-filters.tsx";
import { LeadLink } from "#app/routes/admin/leads/lead-link.tsx";
import { LeadStatusAndPlaces } from "#app/routes/admin/leads/lead-status.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { limits } from "#config/limits.ts";
import { leadOriginOptions } from "#content/lead-origins.ts";
import { labelOf } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { allLeads, type ListedLead } from "#domain/lead-desk/all-leads.ts";
import { readAllLeadsFilter } from "#domain/lead-desk/all-leads-filter.ts";
import type { Route } from "./+types/all-leads.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "All leads",
    description: "Every lead of any state, for administrators: search by customer or postcode, filter, page by page.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const filter = readAllLeadsFilter(searchParams);
  const cursor = searchParams.get("cursor");
  const page = await allLeads(...asking(context), { ...filter, cursor });
  return { ...page, filter, continued: cursor !== null };
}, "Failed to load admin data.");

const columns: Column<ListedLead>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: (lead) => <LeadLink lead={lead} />,
  },
  {
    key: "contact",
    header: "Contact",
    cell: ({ customerEmail, phone }) => (
      <>
        {customerEmail ?? "Removed"}
        {phone && <span className="sub">{nationalPhone(phone)}</span>}
      </>
    ),
  },
  { key: "service", header: "Service Type", cell: ({ serviceLabel }) => serviceLabel },
  {
    key: "location",
    header: "Location",
    cell: ({ location, postcode }) => (
      <>
        {location}
        <span className="sub">{postcode}</span>
      </>
    ),
  },
  { key: "status", header: "Status", cell: (lead) => <LeadStatusAndPlaces lead={lead} /> },
  {
    key: "created",
    header: "Created",
    cell: ({ createdAt, origin }) => (
      <>
        <Day when={createdAt} />
        <span className="sub whitespace-nowrap">{labelOf(leadOriginOptions, origin)}</span>
      </>
    ),
  },
];

export default function AllLeadsPage({ loaderData }: Route.ComponentProps) {
  const { items, filter, nextCursor, continued, total } = loaderData;
  return (
    <section className="stack" aria-labelledby="all-leads-title">
      <div className="head-row">
        <h2 id="all-leads-title">All leads</h2>
        <LinkButton to="/admin/leads/import" variant="secondary">
          Import leads
        </LinkButton>
      </div>
      <LeadFilters filter={filter} />
      {Object.keys(filter).length > 0 && (
        <p className="muted small" role="status">
          {total !== null && `${leadCount(total)} found. `}
          <Link to="/admin/leads/all">Show all leads</Link>
        </p>
      )}
      {items.length === 0 ? (
        <NothingHere continued={continued} />
      ) : (
        <DataTable caption="Leads, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      <Pager rows="leads" {...{ nextCursor, continued }} addressOf={(cursor) => allLeadsAddress(filter, cursor)} />
    </section>
  );
}

function leadCount(total: number): string {
  if (total > limits.leadCountMax) return `More than ${formatNumber(limits.leadCountMax)} leads`;
  return `${formatNumber(total)} ${total === 1 ? "lead" : "leads"}`;
}

function NothingHere({ continued }: { continued: boolean }) {
  return (
    <EmptyState
      title={continued ? "You have seen them all" : "Nothing found"}
      icon={SearchX}
      actions={
        <LinkButton variant="secondary" to="/admin/leads/all">
          Show all leads
        </LinkButton>
      }
    >
      {continued ? "There are no older leads of this kind." : "No lead fits what you are looking for."}
    </EmptyState>
  );
}
