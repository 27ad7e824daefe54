import { eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { account, accountLinks, adminRoles, session, twoFactor, user, verification } from "#db/schema.ts";

export async function overwriteUser(
  tx: Queryable,
  id: string,
  substitute: { name: string; email: string },
  now: Date,
): Promise<void> {
  await tx
    .update(user)
    .set({ ...substitute, emailVerified: false, image: null, twoFactorEnabled: false, updatedAt: now })
    .where(eq(user.id, id));
}

/** Everything that lets a person in, or could do so again. */
export async function deleteCredentials(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(account).where(eq(account.userId, userId));
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
  await tx.delete(verification).where(eq(verification.identifier, email));
  await tx.delete(adminRoles).where(eq(adminRoles.userId, userId));
}
