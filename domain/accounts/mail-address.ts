import { userById } from "#domain/accounts/accounts.sql.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";

/** Where mails about an account go, and whom they greet; undefined when the account is closed. Errors: none. */
export async function mailAddressOf(
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<{ email: string; name: string } | undefined> {
  const user = await userById(db.orm, userId);
  return user && !isClosedAddress(user.email) ? { email: user.email, name: user.name } : undefined;
}
