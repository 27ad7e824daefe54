import { changeWords } from "#app/routes/admin/audit/change-words.ts";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { type CsvColumns, csvTime } from "#app/web/csv.ts";
import { csvOfList } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type AuditEntry, readAuditFilter, wholeAuditLog } from "#domain/audit/audit-log.ts";
import { sentenceAsText } from "#domain/audit/audit-subject.ts";
import type { Route } from "./+types/audit-csv.ts";

const columns: CsvColumns<AuditEntry> = [
  ["Record", ({ id }) => id],
  ["When (London)", ({ at }) => csvTime(at)],
  ["Actor", ({ actor }) => actor],
  ["Actor ID", ({ actorId }) => actorId],
  ["Action", ({ action }) => action],
  ["Subject", ({ subject }) => subject.type],
  ["Subject ID", ({ subject }) => subject.id],
  ["Subject name", ({ subject }) => subject.name],
  ["Before and after", ({ changes }) => changes.map(changeWords).join("; ")],
  ["Reason", ({ reason }) => reason],
  ["From", ({ fromAddress }) => fromAddress],
  // Last, so that spreadsheets made from earlier files still find their columns.
  ["What happened", sentenceAsText],
];

export const loader = withErrorPage(({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const pages = wholeAuditLog(domain, actor, askedOf(request, readAuditFilter).filter);
  return csvOfList({ name: "audit-log", now: domain.now, columns }, pages);
});
