import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { instant } from "#db/parameters.ts";
import type { CursorPosition } from "#domain/cursor.ts";

/**
 * What comes after a place in a list ordered by time, newest first, and then by id. The first half on its own gives an
 * index a place to begin.
 */
export function behind(time: SQLWrapper, id: SQLWrapper, place: CursorPosition): SQL {
  const moment = instant(place.at);
  return sql`${time} <= ${moment} and (${time} < ${moment} or ${id} > ${place.id}::uuid)`;
}
