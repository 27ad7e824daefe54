import type { Queryable } from "#db/connection.ts";
import { subjectsLastActedOn } from "#domain/audit/subjects-last-acted-on.ts";

const STATUS_ACTIONS = ["approve-installer", "decline-installer", "suspend-installer", "reinstate-installer"];

/**
 * The companies among these that were declined when they applied and have not been approved since. Their status is
 * `suspended`, like that of a company that was once approved; the audit log tells them apart. Authorises nothing.
 */
export function declinedAmong(tx: Queryable, installerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return subjectsLastActedOn(tx, "decline-installer", {
    subjectType: "installer",
    subjectIds: installerIds,
    among: STATUS_ACTIONS,
  });
}
