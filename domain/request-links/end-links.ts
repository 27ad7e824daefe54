import type { Queryable } from "#db/connection.ts";
import { deleteRequestLinks } from "#domain/request-links/request-links.sql.ts";

/** Ends every private link to a request, inside the caller's transaction: they were sent to somebody else's address. */
export function endRequestLinks(tx: Queryable, leadId: string): Promise<void> {
  return deleteRequestLinks(tx, leadId);
}
