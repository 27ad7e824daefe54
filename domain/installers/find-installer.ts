import type { Queryable } from "#db/connection.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import { type InstallerRow, installerRow, installerRowForUpdate } from "#domain/installers/installers.sql.ts";

/** The company with this id, inside the caller's transaction; undefined if there is none. Authorizes nothing. */
export function installerById(tx: Queryable, id: string): Promise<InstallerRow | undefined> {
  return installerRow(tx, id);
}

/** Whether the company has closed its account, which is for good. */
export function isClosed({ email }: Pick<InstallerRow, "email">): boolean {
  return isClosedAddress(email);
}

/** Once a company has closed its account, nothing more is decided or noted about it. Errors: account_closed. */
export function requireOpen(profile: Pick<InstallerRow, "email">): void {
  if (isClosed(profile)) throw new DomainError("account_closed");
}

/**
 * Makes anyone else who changes what this company has wait until the caller's transaction ends. Returns the company;
 * undefined if there is none. Authorizes nothing.
 */
export function holdInstaller(tx: Queryable, id: string): Promise<InstallerRow | undefined> {
  return installerRowForUpdate(tx, id);
}
