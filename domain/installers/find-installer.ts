import type { Queryable } from "#db/connection.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import { type InstallerRow, installerRow, installerRowForUpdate } from "#domain/installers/installers.sql.ts";

export type InstallerRecord = InstallerRow;

/** The company account with this id, inside the caller's transaction; undefined if there is none. Authorizes nothing. */
export function installerById(tx: Queryable, id: string): Promise<InstallerRecord | undefined> {
  return installerRow(tx, id);
}

/** Whether the company has closed its account, which is for good. */
export function isClosed({ email }: Pick<InstallerRecord, "email">): boolean {
  return isClosedAddress(email);
}

/** Nothing is decided or noted any more of a company that has closed its account. Errors: account_closed. */
export function requireOpen(profile: Pick<InstallerRecord, "email">): void {
  if (isClosed(profile)) throw new DomainError("account_closed");
}

/**
 * Makes others who change what this company has wait until the caller's transaction ends. Answers the company;
 * undefined if there is none. Authorizes nothing.
 */
export function holdInstaller(tx: Queryable, id: string): Promise<InstallerRecord | undefined> {
  return installerRowForUpdate(tx, id);
}
