import type { Tx } from "#db/connection.ts";
import { ownersOf } from "#domain/actors/actors.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";

/**
 * Locks the company, as whatever changes its people does, and asks again whether this person is one of its owners: they
 * may have left since the request began, and what they make would outlive them. Errors: role_required.
 */
export async function lockAsOwner(tx: Tx, installerId: string, userId: string): Promise<void> {
  await lockInstaller(tx, installerId);
  if (!(await ownersOf(tx, installerId)).includes(userId)) throw new DomainError("role_required");
}
