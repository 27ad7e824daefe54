import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** Whether the company has closed its account, which is for good. */
export function isClosed({ email }: Pick<InstallerRow, "email">): boolean {
  return isClosedAddress(email);
}

/** Once a company has closed its account, nothing more is decided or noted about it. Errors: account_closed. */
export function requireOpen(profile: Pick<InstallerRow, "email">): void {
  if (isClosed(profile)) throw new DomainError("account_closed");
}
