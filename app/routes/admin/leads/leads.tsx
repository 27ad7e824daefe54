import { LeadLink } from "#app/routes/admin/leads/lead-link.tsx";
import { LeadStatusAndPlaces } from "#app/routes/admin/leads/lead-status.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type RecentLead, recentLeads } from "#domain/admin/leads/recent-leads.ts";
import type { Route } from "./+types/leads.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Lead Management",
    description: "The ten most recent leads: customer, service, location and status.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({ leads: await recentLeads(...callerOf(context)) }),
  "Failed to load admin data.",
);

const columns: Column<RecentLead>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: (lead) => <LeadLink lead={lead} />,
  },
  {
    key: "email",
    header: "Email",
    phone: "hidden",
    cell: ({ customerEmail }) => (customerEmail ? <EmailText email={customerEmail} linked={false} /> : "Removed"),
  },
  { key: "service", header: "Service Type", phone: "line", cell: ({ serviceLabel }) => serviceLabel },
  { key: "location", header: "Location", free: true, phone: "line", cell: ({ location }) => location },
  { key: "status", header: "Status", phone: "end", cell: (lead) => <LeadStatusAndPlaces lead={lead} /> },
  { key: "created", header: "Created", phone: "end", cell: ({ createdAt }) => <Day when={createdAt} /> },
];

export default function RecentLeadsPage({ loaderData: { leads } }: Route.ComponentProps) {
  return (
    <section className="stack-s" aria-labelledby="leads-title">
      <ListHead
        id="leads-title"
        title="Lead Management"
        acts={
          <>
            <LinkButton to="/admin/leads/all" variant="secondary">
              All leads
            </LinkButton>
            <LinkButton to="/admin/leads/import" variant="secondary">
              Import leads
            </LinkButton>
          </>
        }
      />
      {leads.length === 0 ? (
        <EmptyState title="No leads yet" actions={<LinkButton to="/admin/leads/new">Add New Lead</LinkButton>}>
          Customers’ requests and the leads you add appear here, newest first.
        </EmptyState>
      ) : (
        <DataTable caption="The 10 most recent leads" columns={columns} rows={leads} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
