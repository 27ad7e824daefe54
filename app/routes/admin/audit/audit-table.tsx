import { Link } from "react-router";
import { actionWords, auditAddress, changeWords } from "#app/routes/admin/audit/audit-words.ts";
import { formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { COMMAND_LINE } from "#domain/audit/audit-filter.ts";
import type { AuditEntry } from "#domain/audit/audit-log.ts";
import "#app/routes/admin/parts/queue.css";

const columns: Column<AuditEntry>[] = [
  { key: "action", header: "Action", rowHeader: true, cell: ({ action }) => actionWords(action) },
  {
    key: "at",
    header: "When",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  { key: "actor", header: "Actor", cell: (entry) => <Actor entry={entry} /> },
  { key: "subject", header: "Subject", cell: ({ subject }) => <Subject subject={subject} /> },
  { key: "changes", header: "Before and after", cell: (entry) => <Changes entry={entry} /> },
  { key: "from", header: "From address", cell: ({ fromAddress }) => fromAddress ?? "Not recorded" },
];

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <DataTable caption="Records, newest first" columns={columns} rows={entries} rowKey={({ id }) => String(id)} />;
}

function Actor({ entry: { actor, actorId } }: { entry: AuditEntry }) {
  return (
    <Link className="audit-actor" to={auditAddress("/admin/audit", { actor: actorId ?? COMMAND_LINE })}>
      {actor}
    </Link>
  );
}

function Subject({ subject: { type, id, name, page } }: Pick<AuditEntry, "subject">) {
  return (
    <span className="wrap-anywhere">
      {actionWords(type)} {page ? <Link to={page}>{name}</Link> : name}
      <span className="sub">
        <code className="break-all">{id}</code>
      </span>
    </span>
  );
}

function Changes({ entry: { changes, reason } }: { entry: AuditEntry }) {
  if (changes.length === 0 && !reason) return "None";
  return (
    <>
      {changes.map((change) => (
        <span className="sub wrap-anywhere" key={change.field}>
          {changeWords(change)}
        </span>
      ))}
      {reason && <span className="sub wrap-anywhere">Reason: {reason}</span>}
    </>
  );
}
