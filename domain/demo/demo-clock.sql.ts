import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { demoClock } from "#db/schema.ts";

const ONLY_ROW = 1;

export async function hoursAheadRow(tx: Queryable): Promise<number> {
  const [row] = await tx.select({ hoursAhead: demoClock.hoursAhead }).from(demoClock).where(eq(demoClock.id, ONLY_ROW));
  return row?.hoursAhead ?? 0;
}

/** Returns how far ahead the clock then is; changes nothing and returns undefined if that would be more than `max`. */
export async function addHoursAhead(tx: Queryable, hours: number, max: number): Promise<number | undefined> {
  const [row] = await tx
    .insert(demoClock)
    .values({ id: ONLY_ROW, hoursAhead: hours })
    .onConflictDoUpdate({
      target: demoClock.id,
      set: { hoursAhead: sql`${demoClock.hoursAhead} + ${hours}::int` },
      setWhere: sql`${demoClock.hoursAhead} + ${hours}::int <= ${max}::int`,
    })
    .returning({ hoursAhead: demoClock.hoursAhead });
  return row?.hoursAhead;
}
