import type { Queryable } from "#db/connection.ts";
import { setUserName } from "#domain/accounts/erase-user.sql.ts";

/** Gives the user this name, which account mails greet. Inside the caller's transaction; authorizes nothing. */
export function renameUser(tx: Queryable, userId: string, name: string, now: Date): Promise<void> {
  return setUserName(tx, userId, name, now);
}
