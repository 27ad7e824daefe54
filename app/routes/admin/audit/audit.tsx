import { Link } from "react-router";
import "#app/routes/admin/parts/queue.css";
import { Found, NothingFound } from "#app/routes/admin/parts/found.tsx";
import { Sentence } from "#app/routes/admin/parts/sentence.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
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
import {
  type AuditEntry,
  type AuditFilter,
  auditActions,
  auditPage,
  readAuditFilter,
} from "#domain/audit/audit-log.ts";
import { auditSubjects, COMMAND_LINE } from "#domain/audit/audit-subject.ts";
import type { Route } from "./+types/audit.ts";

const PATH = "/admin/audit";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Audit log",
    description: "Who did what, when, from where and why. Nothing here can be changed.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readAuditFilter);
  const [domain, actor] = callerOf(context);
  return {
    filter,
    log: await auditPage(domain, actor, { ...filter, cursor }),
    actions: await auditActions(domain, actor),
    continued: cursor !== null,
  };
}, "Failed to load admin data.");

const columns: Column<AuditEntry>[] = [
  {
    key: "what",
    header: "What happened",
    rowHeader: true,
    phone: "wide",
    cell: ({ who, words, subject, reason }) => (
      <div className="audit-sentence">
        <Sentence who={who} words={words} subject={subject} />
        {reason && <span className="sub">“{reason}”</span>}
      </div>
    ),
  },
  {
    key: "at",
    header: "When",
    phone: "end",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  {
    key: "actor",
    header: "Actor",
    phone: "line",
    cell: ({ actor, actorId, fromAddress }) => (
      <>
        <Link className="one-line" title={actor} to={addressOf(PATH, { actor: actorId ?? COMMAND_LINE })}>
          {actor}
        </Link>
        <span className="sub not-on-phone">{fromAddress ? `from ${fromAddress}` : "address not recorded"}</span>
      </>
    ),
  },
];

const fieldsOf = (actions: readonly string[]): FilterField<keyof AuditFilter>[] => [
  { name: "q", label: "Name", type: "search", hint: "Of a company, a person or a customer." },
  { name: "actor", label: "Actor (email or user ID)", type: "search" },
  { name: "action", label: "Action", placeholder: "All actions", options: actions.map(optionOf) },
  { name: "subject", label: "Subject", placeholder: "All subjects", options: auditSubjects.map(optionOf) },
  { name: "id", label: "Subject ID", type: "search" },
  ...dayFields,
];

const optionOf = (value: string) => ({ value, label: inWords(value) });

/** "grant-admin" becomes "Grant admin". */
function inWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export default function AuditPage({ loaderData: { filter, log, actions, continued } }: Route.ComponentProps) {
  const clear = "Show the whole log";
  return (
    <section className="stack-s" aria-labelledby="audit-title">
      <ListHead id="audit-title" title="Audit log" acts={<CsvLink href={addressOf("/admin/audit.csv", filter)} />}>
        <FilterForm action={PATH} label="Audit log" fields={fieldsOf(actions)} filter={filter} />
      </ListHead>
      {log.total !== null && (
        <Found
          found={`${formatCount(log.total, "record", limits.recordCountMax)} found.`}
          filter={filter}
          path={PATH}
          clear={clear}
        />
      )}
      {log.items.length === 0 ? (
        <NothingFound path={PATH} clear={clear}>
          No records match your search.
        </NothingFound>
      ) : (
        <DataTable caption="Records, newest first" columns={columns} rows={log.items} rowKey={({ id }) => String(id)} />
      )}
      <Pager path={PATH} filter={filter} rows="records" nextCursor={log.nextCursor} continued={continued} />
    </section>
  );
}
