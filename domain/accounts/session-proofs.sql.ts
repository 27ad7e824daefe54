import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { session, sessionProofs } from "#db/schema.ts";

/** When this person last proved in this session who they are; undefined if they have not, or it is over. */
export async function provedAt(
  tx: Queryable,
  { sessionId, userId, since }: { sessionId: string; userId: string; since: Date },
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ provedAt: sessionProofs.provedAt })
    .from(sessionProofs)
    .innerJoin(session, eq(session.id, sessionProofs.sessionId))
    .where(and(eq(session.id, sessionId), eq(session.userId, userId), gt(sessionProofs.provedAt, since)));
  return row?.provedAt;
}

/** A session that has ended meanwhile is left alone. */
export async function noteProof(tx: Queryable, sessionId: string, now: Date): Promise<void> {
  const [open] = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for("key share");
  if (!open) return;
  await tx
    .insert(sessionProofs)
    .values({ sessionId, provedAt: now })
    .onConflictDoUpdate({ target: sessionProofs.sessionId, set: { provedAt: now } });
}
