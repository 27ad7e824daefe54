import { changeWords } from "#app/routes/admin/audit/audit-words.ts";
import { formatTime } from "#app/ui/format.ts";
import { csvOf, csvRows } from "#app/web/csv.ts";
import type { AuditedDeed } from "#domain/audit/audit-log.ts";
import { londonDay } from "#domain/time/calendar.ts";

const columns: { header: string; value: (deed: AuditedDeed) => string }[] = [
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
export async function* auditCsv(pages: AsyncIterable<AuditedDeed[]>): AsyncGenerator<string> {
  yield csvOf([columns.map(({ header }) => header)]);
  for await (const deeds of pages) yield csvRows(deeds.map((deed) => columns.map(({ value }) => value(deed))));
}
