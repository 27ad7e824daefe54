import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** Once a company has closed its account, nothing more is decided or noted about it. Errors: account_closed. */
export function requireOpen({ email }: Pick<InstallerRow, "email">): void {
  if (isClosedAddress(email)) throw new DomainError("account_closed");
}
