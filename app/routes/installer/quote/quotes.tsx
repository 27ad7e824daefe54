import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatPence } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { dayInWords } from "#content/proofs.ts";
import { ownQuoteStates } from "#content/quote-states.ts";
import { type CompanyQuote, companyQuotes } from "#domain/quotes/company-quotes.ts";
import type { Route } from "./+types/quotes.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Quotes",
    description: "The quotes your company has sent, who has opened them, and the status of each.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const cursor = new URL(request.url).searchParams.get("cursor");
  const [domain, actor] = callerOf(context);
  return { ...(await companyQuotes(domain, actor, cursor)), continued: cursor !== null };
});

const columns: Column<CompanyQuote>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: ({ customer, purchaseId, serviceLabel }) => (
      <>
        <Link to={`/leads/purchases/${purchaseId}#quotes`}>{customer}</Link>
        <span className="sub">{serviceLabel}</span>
      </>
    ),
  },
  {
    key: "quote",
    header: "Quote",
    phone: "line",
    cell: ({ id, customer, option, revision, isReadable }) => {
      const name = `Option ${option}, revision ${revision}`;
      if (!isReadable) return name;
      return (
        <>
          <Link to={`/quotes/${id}`}>{name}</Link>
          {" · "}
          <a href={`/quotes/${id}.pdf`}>
            PDF<span className="sr-only">{` of option ${option}, revision ${revision}, for ${customer}`}</span>
          </a>
        </>
      );
    },
  },
  { key: "price", header: "They pay", align: "end", phone: "end", cell: ({ duePence }) => formatPence(duePence) },
  {
    key: "state",
    header: "State",
    phone: "end",
    cell: ({ status }) => <Badge tone={status === "chosen" ? "ok" : "plain"}>{ownQuoteStates[status]}</Badge>,
  },
  { key: "sent", header: "Sent", phone: "hidden", cell: ({ sentAt }) => <Day when={sentAt} /> },
  {
    key: "opened",
    header: "Opened",
    phone: "named",
    cell: ({ openedAt }) => (openedAt ? <Day when={openedAt} /> : "Not yet"),
  },
  {
    key: "valid",
    header: "Valid until",
    phone: "hidden",
    cell: ({ validUntil }) => validUntil && dayInWords(validUntil),
  },
];

export default function QuotesPage({ loaderData: { quotes, nextCursor, continued } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-s">
      <ListHead
        title="Quotes"
        acts={
          <LinkButton variant="secondary" to="/quotes/library">
            Price book and templates
          </LinkButton>
        }
      />
      {quotes.length === 0 ? (
        <EmptyState
          title={continued ? "No more quotes" : "No quotes yet"}
          actions={<LinkButton to="/leads?tab=purchased">My Purchased Leads</LinkButton>}
        >
          Write a quote from the page of a lead you have bought. You can see here when the customer opens it.
        </EmptyState>
      ) : (
        <DataTable caption="Quotes that you have sent" columns={columns} rows={quotes} rowKey={({ id }) => id} />
      )}
      <Pager path="/quotes" rows="quotes" nextCursor={nextCursor} continued={continued} />
    </div>
  );
}
