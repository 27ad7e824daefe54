import type { Queryable } from "#db/connection.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { checkById } from "#domain/vetting/vetting.sql.ts";

/** A check of a company that no longer holds, as its programs read it; null if there is none. Authorises nothing. */
export async function endedCheckForPrograms(tx: Queryable, id: string) {
  const row = await checkById(tx, id);
  if (!row) return null;
  const { check, technology, outcome, checkedAt, expiresOn: validUntil } = row;
  const state = outcome === "failed" ? "failed" : "ended";
  return { check, technology, state, checkedOn: londonDay(checkedAt), validUntil };
}
