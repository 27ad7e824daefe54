import type { Queryable } from "#db/connection.ts";
import { insertConsent as insert } from "#domain/requests/requests.sql.ts";

/** Records what the customer was told about sharing, and when, inside the caller's transaction. Authorizes nothing. */
export function insertConsent(
  tx: Queryable,
  consent: { leadId: string; textVersion: string; toldAt: Date; purchaseId?: string },
): Promise<void> {
  return insert(tx, consent);
}
