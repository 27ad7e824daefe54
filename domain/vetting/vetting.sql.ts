import { and, asc, desc, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { user, vettingChecks, vettingExceptions } from "#db/schema.ts";

export type CheckRow = typeof vettingChecks.$inferSelect;

/** The row that counts for each company, technology and check: the newest, or the newest at an earlier time. */
export async function newestChecks(tx: Queryable, installerIds: readonly string[], at?: Date) {
  if (installerIds.length === 0) return [];
  return tx
    .selectDistinctOn([vettingChecks.installerId, vettingChecks.technology, vettingChecks.check], {
      row: vettingChecks,
      checkedBy: user.email,
    })
    .from(vettingChecks)
    .leftJoin(user, eq(user.id, vettingChecks.checkedBy))
    .where(
      and(
        inArray(vettingChecks.installerId, [...installerIds]),
        at === undefined ? undefined : lte(vettingChecks.checkedAt, at),
      ),
    )
    .orderBy(
      vettingChecks.installerId,
      vettingChecks.technology,
      vettingChecks.check,
      desc(vettingChecks.checkedAt),
      desc(vettingChecks.id),
    );
}

export async function checkById(tx: Queryable, id: string): Promise<CheckRow | undefined> {
  return (await tx.select().from(vettingChecks).where(eq(vettingChecks.id, id)))[0];
}

export async function insertCheck(tx: Queryable, row: typeof vettingChecks.$inferInsert): Promise<void> {
  await tx.insert(vettingChecks).values(row);
}

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

/** Returns whether it is new. */
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
