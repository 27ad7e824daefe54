import { Readable } from "node:stream";
import { auditCsv } from "#app/routes/admin/audit/write-audit-csv.ts";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { requireAdmin } from "#domain/actor.ts";
import { readAuditFilter } from "#domain/audit/audit-filter.ts";
import { wholeAuditLog } from "#domain/audit/audit-log.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/audit-csv.ts";

/** Sent a page at a time, because the log only ever grows. */
export const loader = answering(({ request, context }: Route.LoaderArgs) => {
  const verbs = domainContext(context);
  const actor = requireAdmin(actorOf(context));
  const pages = wholeAuditLog(verbs, actor, readAuditFilter(new URL(request.url).searchParams));
  const pieces = Readable.from(auditCsv(pages), { objectMode: false });
  const headers = {
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="audit-log-${londonDay(verbs.now)}.csv"`,
    "cache-control": "no-store",
  };
  return Promise.resolve(new Response(Readable.toWeb(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>, { headers }));
});
