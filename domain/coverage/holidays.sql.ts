import { and, asc, eq, gte, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { purchasePauses } from "#db/schema.ts";

export type HolidayRow = typeof purchasePauses.$inferSelect;

const open = (installerId: string, today: string) =>
  and(eq(purchasePauses.installerId, installerId), isNull(purchasePauses.endedAt), gte(purchasePauses.endsOn, today));

/** Current and future holidays, the first to begin first. */
export function openHolidays(tx: Queryable, installerId: string, today: string): Promise<HolidayRow[]> {
  return tx
    .select()
    .from(purchasePauses)
    .where(open(installerId, today))
    .orderBy(asc(purchasePauses.startsOn), purchasePauses.id);
}

export async function holidayExists(tx: Queryable, installerId: string, id: string): Promise<boolean> {
  return (
    (await tx.$count(purchasePauses, and(eq(purchasePauses.id, id), eq(purchasePauses.installerId, installerId)))) > 0
  );
}

/** Returns whether the row is new. */
export async function insertHoliday(tx: Queryable, row: typeof purchasePauses.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(purchasePauses)
    .values(row)
    .onConflictDoNothing({ target: purchasePauses.id })
    .returning({ id: purchasePauses.id });
  return rows.length === 1;
}

/** Returns the row if this call ended it. */
export async function markHolidayEnded(
  tx: Queryable,
  ids: { id: string; installerId: string; endedBy: string },
  now: Date,
): Promise<HolidayRow | undefined> {
  const [row] = await tx
    .update(purchasePauses)
    .set({ endedAt: now, endedBy: ids.endedBy })
    .where(
      and(
        eq(purchasePauses.id, ids.id),
        eq(purchasePauses.installerId, ids.installerId),
        isNull(purchasePauses.endedAt),
      ),
    )
    .returning();
  return row;
}
