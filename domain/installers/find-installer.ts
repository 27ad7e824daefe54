import type { Queryable } from "#db/connection.ts";
import { type ProfileRow, profileById, profileByIdForUpdate } from "#domain/installers/installers.sql.ts";

/** The company account with this id, inside the caller's transaction; undefined if there is none. Authorizes nothing. */
export function installerById(tx: Queryable, id: string): Promise<ProfileRow | undefined> {
  return profileById(tx, id);
}

/** Makes others who change what this company has wait until the caller's transaction ends. Authorizes nothing. */
export async function holdInstaller(tx: Queryable, id: string): Promise<void> {
  await profileByIdForUpdate(tx, id);
}
