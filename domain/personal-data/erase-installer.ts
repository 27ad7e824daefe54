import type { Tx } from "#db/connection.ts";
import { closedAddress, isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import { type InstallerRow, lockInstaller } from "#domain/installers/installers.sql.ts";

import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { deleteSubmittedData, overwriteInstaller } from "#domain/personal-data/erase-installer.sql.ts";

const CLOSED = "The company closed its account.";

/**
 * Removes what a company told us about itself: contact details, area, documents with their files, notes; also what
 * administrators noted about it and the evidence from their checks, whose outcomes and dates stay. Ends its API keys
 * and webhooks, and leaves it suspended. Its name stays, because customers may ask who has their details, and so do all
 * records of money. Returns the company as it was. Inside the caller's transaction; authorizes nothing.
 * Errors: not_found (or already closed).
 */
export async function eraseInstaller(tx: Tx, id: string, now: Date): Promise<InstallerRow> {
  const was = await lockInstaller(tx, id);
  if (!was || isClosedAddress(was.email)) throw new DomainError("not_found");
  const storageKeys = await deleteSubmittedData(tx, id, now);
  await enqueueFileRemovals(tx, storageKeys, now);
  await overwriteInstaller(tx, id, { email: closedAddress(id), statusReason: CLOSED }, now);
  return was;
}
