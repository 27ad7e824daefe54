import type { Queryable } from "#db/connection.ts";
import { type ProfileRow, profileById } from "#domain/installers/installers.sql.ts";

/** The company account with this id, inside the caller's transaction; undefined if there is none. Authorizes nothing. */
export function installerById(tx: Queryable, id: string): Promise<ProfileRow | undefined> {
  return profileById(tx, id);
}
