import { auditCsv } from "#app/routes/admin/audit/write-audit-csv.ts";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
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
  return Promise.resolve(csvAnswer(`audit-log-${londonDay(verbs.now)}.csv`, auditCsv(pages)));
});
