import { and, asc, eq, gte, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { user, vettingExceptions } from "#db/schema.ts";

type ExceptionRow = typeof vettingExceptions.$inferSelect;

export async function runningExceptions(tx: Queryable, installerId: string, today: string) {
  const { id, technology, reason, endsOn, grantedAt } = vettingExceptions;
  return tx
    .select({ id, technology, reason, endsOn, grantedAt, grantedBy: user.email })
    .from(vettingExceptions)
    .leftJoin(user, eq(user.id, vettingExceptions.grantedBy))
    .where(and(eq(vettingExceptions.installerId, installerId), isNull(vettingExceptions.endedAt), gte(endsOn, today)))
    .orderBy(asc(endsOn), id);
}

/** Whether it is new. */
export async function insertException(tx: Queryable, row: typeof vettingExceptions.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(vettingExceptions).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function exceptionById(tx: Queryable, id: string): Promise<ExceptionRow | undefined> {
  return (await tx.select().from(vettingExceptions).where(eq(vettingExceptions.id, id)))[0];
}

export async function updateException(
  tx: Queryable,
  id: string,
  end: Pick<ExceptionRow, "endedBy" | "endedAt">,
): Promise<void> {
  await tx.update(vettingExceptions).set(end).where(eq(vettingExceptions.id, id));
}
