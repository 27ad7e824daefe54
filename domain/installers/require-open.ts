import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { DomainError } from "#domain/errors.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** Refuses further decisions and notes about a company that has closed its account. Errors: account_closed. */
export function requireOpen({ email }: Pick<InstallerRow, "email">): void {
  if (isClosedAddress(email)) throw new DomainError("account_closed");
}
