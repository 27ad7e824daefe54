import type { AuditFilter } from "#domain/audit/audit-filter.ts";
import type { AuditEntry } from "#domain/audit/audit-log.ts";

/** "grant-admin" becomes "Grant admin". */
export function actionWords(action: string): string {
  const words = action.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A change in one line: "status: pending → approved", or "amount: 10" if there was nothing before. */
export function changeWords({ field, before, after }: AuditEntry["changes"][number]): string {
  return before ? `${field}: ${before} → ${after || "none"}` : `${field}: ${after || "none"}`;
}

/** The address of a page of the log, or of its export. */
export function auditAddress(path: string, filter: AuditFilter, cursor?: string): string {
  const { actor, action, subjectType, subjectId, from, to } = filter;
  const fields = { actor, action, subject: subjectType, id: subjectId, from, to, cursor };
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
