import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { instant } from "#db/parameters.ts";
import type { Place } from "#domain/cursor.ts";

/**
 * What comes after a place in a list that is ordered by time, the newest first, and then by id. The first half alone is
 * what an index can begin at.
 */
export function behind(time: SQLWrapper, id: SQLWrapper, place: Place): SQL {
  const moment = instant(place.at);
  return sql`${time} <= ${moment} and (${time} < ${moment} or ${id} > ${place.id}::uuid)`;
}
