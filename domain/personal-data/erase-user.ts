import type { Tx } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import { closedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import { deleteCredentials, overwriteUser } from "#domain/personal-data/erase-user.sql.ts";

const CLOSED_NAME = "Closed account";

/**
 * Closes every way in, for good: sessions, password, authenticator, links, the role of an administrator. The row stays,
 * with nothing personal in it, because records refer to it; its address is free for a new account. Returns what now
 * stands in place of name and address. Inside the caller's transaction; authorizes nothing. Errors: last_admin.
 */
export async function eraseUser(
  tx: Tx,
  user: { id: string; email: string },
  now: Date,
): Promise<{ name: string; email: string }> {
  const substitute = { name: CLOSED_NAME, email: closedAddress(user.id) };
  try {
    await deleteCredentials(tx, user.id, user.email);
  } catch (error) {
    if (violationOf(error)?.refusal === "last_administrator") throw new DomainError("last_admin");
    throw error;
  }
  await overwriteUser(tx, user.id, substitute, now);
  return substitute;
}
