import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { purchaseById } from "#domain/purchases/purchases.sql.ts";

/** A purchase with its lead and buyer, and whether it was refunded. Authorises nothing. Errors: not_found. */
export async function findPurchase(tx: Queryable, purchaseId: string) {
  const found = await purchaseById(tx, purchaseId);
  const installer = found && (await installerById(tx, found.purchase.installerId));
  if (!found || !installer) throw new DomainError("not_found");
  return { purchase: found.purchase, lead: found.lead, refunded: found.refunded, installer };
}
