import type { AuditEntry } from "#domain/audit/audit-log.ts";

/** A change in one line: "status: pending → approved", or "amount: 10" if there was nothing before. */
export function changeWords({ field, before, after }: AuditEntry["changes"][number]): string {
  return before ? `${field}: ${before} → ${after || "none"}` : `${field}: ${after || "none"}`;
}
