import type { Queryable } from "#db/connection.ts";
import { newestActions } from "#domain/audit/audit.sql.ts";

/** Those of these subjects whose newest of these actions is `action`. Authorises nothing. */
export async function subjectsLastActedOn(
  tx: Queryable,
  action: string,
  about: { subjectType: string; subjectIds: readonly string[]; among: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { subjectType, subjectIds, among } = about;
  if (subjectIds.length === 0) return new Set();
  const newest = await newestActions(tx, { subjectType, subjectIds, actions: among });
  return new Set(newest.flatMap((row) => (row.action === action ? [row.subjectId] : [])));
}
