import type { Queryable } from "#db/connection.ts";
import { acceptedNames } from "#domain/installers/profile-changes.sql.ts";

/** The names that administrators have accepted for a company over time. Authorizes nothing. */
export function formerNamesOf(tx: Queryable, installerId: string): Promise<string[]> {
  return acceptedNames(tx, installerId);
}
