import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myOpenStops } from "#domain/projects/stop-requests.ts";
import type { Route } from "./+types/stops.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Stops",
    description: "Customers who have asked you to stop contacting them and delete their details.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  stops: await myOpenStops(...callerOf(context)),
}));

type Row = Route.ComponentProps["loaderData"]["stops"][number];

const columns: Column<Row>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: ({ purchaseId, firstName, outcode }) => (
      <Link to={`/leads/purchases/${purchaseId}`}>
        {firstName}, {outcode}
      </Link>
    ),
  },
  { key: "service", header: "Service", phone: "line", cell: ({ serviceLabel }) => serviceLabel },
  { key: "asked", header: "Asked", phone: "hidden", cell: ({ askedAt }) => <Day when={askedAt} /> },
  {
    key: "due",
    header: "Buying pauses",
    phone: "named",
    cell: ({ dueAt, status }) => (status === "overdue" ? "Paused now" : <Day when={dueAt} />),
  },
];

export default function StopsPage({ loaderData: { stops } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-s">
      <ListHead title="Stops" />
      <p className="small">
        These customers asked you to stop contacting them and delete their details. Do both for each, then open it and
        confirm.
      </p>
      {stops.length === 0 ? (
        <EmptyState
          title="Nothing to confirm"
          actions={
            <LinkButton variant="secondary" to="/leads?tab=purchased">
              See my purchased leads
            </LinkButton>
          }
        >
          When a customer asks your company to stop, it appears here.
        </EmptyState>
      ) : (
        <DataTable caption="Stops to confirm" columns={columns} rows={stops} rowKey={({ purchaseId }) => purchaseId} />
      )}
    </div>
  );
}
