import { Link } from "react-router";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { EndSessionsLink } from "#app/routes/admin/security/end-sessions-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatCount, formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { dayFields, type FilterField, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { addressOf, askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { securityEventWords } from "#content/security-events.ts";
import {
  type LoggedEvent,
  readSecurityLogFilter,
  type SecurityLogFilter,
  wholeSecurityLog,
} from "#domain/security-log/whole-security-log.ts";
import type { Route } from "./+types/security.ts";

const PATH = "/admin/security";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Security log",
    description: "Account activity: sign-ins and failures, refusals, key and password changes, and sessions.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readSecurityLogFilter);
  const log = await wholeSecurityLog(...callerOf(context), { ...filter, cursor });
  return { filter, log, continued: cursor !== null };
}, "Failed to load admin data.");

/** The log narrowed further. */
type FilterBy = (by: { account?: string; address?: string }) => string;

const columnsOf = (filterBy: FilterBy): Column<LoggedEvent>[] => [
  { key: "what", header: "Event", rowHeader: true, cell: (event) => <What event={event} /> },
  {
    key: "when",
    header: "When",
    phone: "end",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  {
    key: "account",
    header: "Account",
    phone: "line",
    cell: ({ account }) => <Account account={account} filterBy={filterBy} />,
  },
  {
    key: "by",
    header: "Who did it",
    phone: "named",
    cell: ({ by, account }) => by ?? (account ? "The account holder" : "Unknown"),
  },
  {
    key: "from",
    header: "Network address, device",
    phone: "line",
    cell: ({ fromAddress: address, device }) => (
      <>
        {address ? <Link to={filterBy({ address })}>{address}</Link> : "Not recorded"}
        {device && <span className="sub">{device}</span>}
      </>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    actions: true,
    phone: "end",
    cell: ({ account }) => account && <EndSessionsLink userId={account.userId} name={account.name} />,
  },
];

function What({ event: { what, alarming, detail, leadId } }: { event: LoggedEvent }) {
  return (
    <>
      {alarming ? <Badge tone="warn">{what}</Badge> : what}
      {leadId && (
        <span className="sub">
          <Link to={`/admin/leads/${leadId}`}>The lead</Link>
        </span>
      )}
      {detail && <span className="sub">{detail}</span>}
    </>
  );
}

function Account({ account, filterBy }: { account: LoggedEvent["account"]; filterBy: FilterBy }) {
  if (!account) return "None that we know of";
  const { userId, name, email, isCompany } = account;
  return (
    <>
      {isCompany ? <Link to={`/admin/installers/${encodeURIComponent(userId)}`}>{name}</Link> : name}
      <span className="sub email-text" title={email}>
        <Link to={filterBy({ account: userId })}>{email}</Link>
      </span>
    </>
  );
}

const kinds = Object.entries(securityEventWords).map(([value, { label }]) => ({ value, label }));

const fields: FilterField<keyof SecurityLogFilter>[] = [
  { name: "account", label: "Account (email)", type: "search" },
  { name: "kind", label: "Event", placeholder: "Everything", options: kinds },
  { name: "address", label: "Network address", type: "search" },
  ...dayFields,
];

export default function SecurityPage({ loaderData: { filter, log, continued } }: Route.ComponentProps) {
  const clear = "Show the whole log";
  const columns = columnsOf((by) => addressOf(PATH, { ...filter, ...by }));
  return (
    <section className="stack-s" aria-labelledby="security-title">
      <ListHead id="security-title" title="Security log">
        <FilterForm action={PATH} label="Security log" fields={fields} filter={filter} />
      </ListHead>
      {log.total !== null && (
        <Found
          found={`${formatCount(log.total, "event", limits.recordCountMax)} found.`}
          filter={filter}
          path={PATH}
          clear={clear}
        />
      )}
      {log.items.length === 0 ? (
        <NothingFound path={PATH} clear={clear}>
          No events match your search.
        </NothingFound>
      ) : (
        <DataTable caption="Events, newest first" columns={columns} rows={log.items} rowKey={({ id }) => String(id)} />
      )}
      <Pager path={PATH} filter={filter} rows="events" nextCursor={log.nextCursor} continued={continued} />
    </section>
  );
}
