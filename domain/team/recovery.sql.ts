import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { profiles, recoveries, recoveryLinks, twoFactor, user } from "#db/schema.ts";

export type RecoveryRow = typeof recoveries.$inferSelect;

/** False if one for this person is open already, or the id is taken. */
export async function insertRecovery(tx: Queryable, row: typeof recoveries.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(recoveries).values(row).onConflictDoNothing().returning({ id: recoveries.id });
  return rows.length === 1;
}

export async function recoveryById(tx: Queryable, id: string): Promise<RecoveryRow | undefined> {
  return (await tx.select().from(recoveries).where(eq(recoveries.id, id)))[0];
}

/** Everything that confirms, stops or carries one out takes this lock, so that one of them happens. */
export async function lockRecovery(tx: Queryable, id: string): Promise<RecoveryRow | undefined> {
  return (await tx.select().from(recoveries).where(eq(recoveries.id, id)).for("update"))[0];
}

export async function updateRecovery(
  tx: Queryable,
  id: string,
  change: Partial<Omit<typeof recoveries.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(recoveries).set(change).where(eq(recoveries.id, id));
}

const asker = alias(user, "asker");
const second = alias(user, "second");

function withNames(tx: Queryable) {
  return tx
    .select({
      recovery: recoveries,
      company: profiles.companyName,
      person: user.name,
      askedBy: asker.name,
      confirmedBy: second.name,
    })
    .from(recoveries)
    .innerJoin(profiles, eq(profiles.id, recoveries.installerId))
    .innerJoin(user, eq(user.id, recoveries.userId))
    .innerJoin(asker, eq(asker.id, recoveries.askedBy))
    .leftJoin(second, eq(second.id, recoveries.confirmedBy));
}

/** Those that wait for a second person or for their time, the oldest first. */
export async function openRecoveries(tx: Queryable) {
  return withNames(tx)
    .where(inArray(recoveries.state, ["asked", "waiting"]))
    .orderBy(asc(recoveries.askedAt), recoveries.id);
}

export async function namedRecovery(tx: Queryable, id: string) {
  return (await withNames(tx).where(eq(recoveries.id, id)))[0];
}

export async function insertRecoveryLink(tx: Queryable, link: typeof recoveryLinks.$inferInsert): Promise<void> {
  await tx.insert(recoveryLinks).values(link);
}

export async function recoveryLinkBy(tx: Queryable, tokenHash: string) {
  return (await tx.select().from(recoveryLinks).where(eq(recoveryLinks.tokenHash, tokenHash)))[0];
}

/** Their authenticator app and recovery codes no longer count. */
export async function removeSecondFactor(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.delete(twoFactor).where(and(eq(twoFactor.userId, userId)));
  await tx.update(user).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(user.id, userId));
}
