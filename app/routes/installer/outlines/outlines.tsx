import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { outlineStates } from "#content/outline-states.ts";
import { poundsOfOutline } from "#content/quote-sheet/outline-range.ts";
import { myOutlines } from "#domain/outline-quotes/company-outlines.ts";
import type { CompanyOutline } from "#domain/outline-quotes/outline.ts";
import type { Route } from "./+types/outlines.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Outlines",
    description: "Rough first offers your company has sent to customers, and how each went.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  outlines: await myOutlines(...callerOf(context)),
}));

const columns: Column<CompanyOutline>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: ({ id, firstName, outcode, serviceLabel }) => (
      <>
        <Link to={`/outlines/${id}`}>
          {firstName}, {outcode}
        </Link>
        <span className="sub">{serviceLabel}</span>
      </>
    ),
  },
  { key: "range", header: "Your range", phone: "line", cell: poundsOfOutline },
  {
    key: "state",
    header: "State",
    phone: "end",
    cell: ({ status }) => (
      <Badge tone={status === "picked" ? "ok" : status === "waiting" ? "warn" : "plain"}>{outlineStates[status]}</Badge>
    ),
  },
  { key: "sent", header: "Sent", phone: "end", cell: ({ sentAt }) => <Day when={sentAt} /> },
  {
    key: "ends",
    header: "Waits until",
    phone: "named",
    cell: ({ status, lapsesAt }) => (status === "waiting" ? <Day when={lapsesAt} /> : "Ended"),
  },
  { key: "messages", header: "Messages", align: "end", phone: "hidden", cell: ({ messages }) => messages.length },
];

export default function OutlinesPage({ loaderData: { outlines } }: Route.ComponentProps) {
  const held = outlines.filter(({ status }) => status === "waiting");
  return (
    <div className="wrap page stack-s">
      <ListHead title="Outlines" />
      {outlines.length === 0 ? (
        <EmptyState title="No outlines yet" actions={<LinkButton to="/leads">Leads</LinkButton>}>
          Some customers choose who gets their details. For a lead marked “Customer picks”, you send a rough first
          offer. We hold its credits until the customer answers, and return them unless you are picked.
        </EmptyState>
      ) : (
        <>
          <p className="small muted">
            {held.length === 0
              ? "No outlines are awaiting an answer, and no credits are held."
              : `${held.length} awaiting an answer; ${held.reduce((sum, { priceCredits }) => sum + priceCredits, 0)} credits are held.`}
          </p>
          <DataTable caption="Outlines that you have sent" columns={columns} rows={outlines} rowKey={({ id }) => id} />
        </>
      )}
    </div>
  );
}
