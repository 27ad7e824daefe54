import { Link } from "react-router";
import { EndSessionsLink } from "#app/routes/admin/security/end-sessions-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { LoggedEvent } from "#domain/security-log/whole-security-log.ts";

type FilterBy = (by: { account?: string; address?: string }) => string;

export function SecurityTable({ events, filterBy }: { events: readonly LoggedEvent[]; filterBy: FilterBy }) {
  const columns: Column<LoggedEvent>[] = [
    { key: "what", header: "Event", rowHeader: true, cell: (event) => <What event={event} /> },
    {
      key: "when",
      header: "When",
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
    },
    { key: "account", header: "Account", cell: ({ account }) => <Account account={account} filterBy={filterBy} /> },
    { key: "by", header: "Who did it", cell: ({ by, account }) => by ?? (account ? "The account holder" : "Unknown") },
    { key: "from", header: "Network address", cell: ({ fromAddress }) => <From {...{ fromAddress, filterBy }} /> },
    { key: "device", header: "Device", cell: ({ device }) => device ?? "Not recorded" },
    {
      key: "actions",
      header: "Actions",
      actions: true,
      cell: ({ account }) => account && <EndSessionsLink userId={account.userId} name={account.name} />,
    },
  ];
  return <DataTable caption="Events, newest first" columns={columns} rows={events} rowKey={({ id }) => String(id)} />;
}

function What({ event: { what, alarming, detail, leadId } }: { event: LoggedEvent }) {
  return (
    <>
      {alarming ? <Badge tone="warn">{what}</Badge> : what}
      {leadId && (
        <span className="sub">
          <Link to={`/admin/leads/${leadId}`}>The lead</Link>
        </span>
      )}
      {detail && <span className="sub break-words">{detail}</span>}
    </>
  );
}

function Account({ account, filterBy }: { account: LoggedEvent["account"]; filterBy: FilterBy }) {
  if (!account) return "None that we know of";
  const { userId, name, email, isCompany } = account;
  const events = filterBy({ account: userId });
  return (
    <>
      {isCompany ? <Link to={`/admin/installers/${encodeURIComponent(userId)}`}>{name}</Link> : name}
      <span className="sub email-text" title={email}>
        <Link to={events}>{email}</Link>
      </span>
    </>
  );
}

function From({ fromAddress, filterBy }: Pick<LoggedEvent, "fromAddress"> & { filterBy: FilterBy }) {
  if (!fromAddress) return "Not recorded";
  return <Link to={filterBy({ address: fromAddress })}>{fromAddress}</Link>;
}
