import { changeWords } from "#app/routes/admin/audit/audit-words.ts";
import { formatTime } from "#app/ui/format.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { csvOf, csvRows } from "#app/web/csv.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireAdmin } from "#domain/actor.ts";
import { readAuditFilter } from "#domain/audit/audit-filter.ts";
import { type AuditEntry, wholeAuditLog } from "#domain/audit/audit-log.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/audit-csv.ts";

const columns: { header: string; value: (entry: AuditEntry) => string }[] = [
  { header: "Record", value: ({ id }) => String(id) },
  // Spreadsheets read this order as a date in every language.
  { header: "When (London)", value: ({ at }) => `${londonDay(at)} ${formatTime(at)}` },
  { header: "Actor", value: ({ actor }) => actor },
  { header: "Actor ID", value: ({ actorId }) => actorId ?? "" },
  { header: "Action", value: ({ action }) => action },
  { header: "Subject", value: ({ subject }) => subject.type },
  { header: "Subject ID", value: ({ subject }) => subject.id },
  { header: "Subject name", value: ({ subject }) => subject.name ?? "" },
  { header: "Before and after", value: ({ changes }) => changes.map(changeWords).join("; ") },
  { header: "Reason", value: ({ reason }) => reason ?? "" },
  { header: "From", value: ({ fromAddress }) => fromAddress ?? "" },
];

/** The log for a spreadsheet, one chunk per page. */
async function* auditCsv(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield csvOf([columns.map(({ header }) => header)]);
  for await (const entries of pages) yield csvRows(entries.map((entry) => columns.map(({ value }) => value(entry))));
}

/** Sent a page at a time, because the log only ever grows. */
export const loader = withErrorPage(({ request, context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const actor = requireAdmin(actorOf(context));
  const pages = wholeAuditLog(domain, actor, readAuditFilter(new URL(request.url).searchParams));
  return Promise.resolve(csvAnswer(`audit-log-${londonDay(domain.now)}.csv`, auditCsv(pages)));
});
