import { count, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import type { CursorPosition, NumberedPlace } from "#domain/cursor.ts";

/**
 * Rows after a place in a list ordered by time, newest first, and then by id. The first half gives an index somewhere
 * to start.
 */
export function behind(time: SQLWrapper, id: SQLWrapper, place: CursorPosition): SQL {
  const moment = instant(place.at);
  return sql`${time} <= ${moment} and (${time} < ${moment} or ${id} > ${place.id}::uuid)`;
}

/** Rows after a place in a list ordered by time, newest first, and then by the number of its records. */
export function behindNumbered(time: SQLWrapper, id: SQLWrapper, place: NumberedPlace): SQL {
  return sql`(${time}, ${id}) < (${instant(place.at)}, ${place.id}::bigint)`;
}

/** How many rows there are; counts no further than `most`. */
export async function countUpTo(tx: Queryable, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  const fits = tx
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(most)
    .as("fits");
  const [row] = await tx.select({ total: count() }).from(fits);
  return row?.total ?? 0;
}
