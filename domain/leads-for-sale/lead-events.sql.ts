import { and, asc, desc, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import { leadEvents, leadPurchases, leads, outlines, profiles } from "#db/schema.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

export interface LeadEventRow {
  id: number;
  leadId: string;
  kind: "available" | "places" | "gone";
  /** Old enough that no transaction can still add an earlier number. */
  settled: boolean;
}

/** Longer than any transaction that changes a lead: numbers are assigned on write but visible only after commit. */
const SETTLED_SECONDS = 5;

const ago = (seconds: number): SQL => sql`clock_timestamp() - make_interval(secs => ${seconds}::int)`;
const isSettled = sql<boolean>`${leadEvents.at} < ${ago(SETTLED_SECONDS)}`;

/** The number up to which all events are known; later ones may still arrive in any order. */
export async function newestEventMark(tx: Queryable): Promise<number> {
  const [row] = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(isSettled)
    .orderBy(desc(leadEvents.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Where to resume for someone who has seen this event: earlier by the time for which others may arrive late. */
export async function eventMarkBefore(tx: Queryable, heard: number): Promise<number> {
  const last = tx
    .select({ at: leadEvents.at })
    .from(leadEvents)
    .where(lte(leadEvents.id, heard))
    .orderBy(desc(leadEvents.id))
    .limit(1);
  const [row] = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(
      and(
        lte(leadEvents.id, heard),
        sql`${leadEvents.at} < (${last}) - make_interval(secs => ${SETTLED_SECONDS}::int)`,
      ),
    )
    .orderBy(desc(leadEvents.id))
    .limit(1);
  return row?.id ?? 0;
}

/** In order of number. */
export async function eventsAfter(tx: Queryable, mark: number, limit: number): Promise<LeadEventRow[]> {
  return tx
    .select({ id: leadEvents.id, leadId: leadEvents.leadId, kind: leadEvents.kind, settled: isSettled })
    .from(leadEvents)
    .where(gt(leadEvents.id, mark))
    .orderBy(asc(leadEvents.id))
    .limit(limit);
}

/** Records what the trigger does not see: that a lead still for sale now reads differently. */
export async function insertLeadEvent(tx: Queryable, event: Pick<LeadEventRow, "leadId" | "kind">): Promise<void> {
  await tx.insert(leadEvents).values({ ...event, at: sql`clock_timestamp()` });
}

export async function leadsByIds(tx: Queryable, ids: readonly string[]): Promise<LeadRow[]> {
  return tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]));
}

/** Which of these leads were bought, and by whom. */
export async function buyersOf(tx: Queryable, leadIds: readonly string[]) {
  return tx
    .select({ leadId: leadPurchases.leadId, installerId: leadPurchases.installerId })
    .from(leadPurchases)
    .where(inArray(leadPurchases.leadId, [...leadIds]));
}

/** Whose outlines keep each of these leads from their list: as in the list, one that has not lapsed, or two. */
export async function outlinersOf(tx: Queryable, leadIds: readonly string[]) {
  return tx
    .select({ leadId: outlines.leadId, installerId: outlines.installerId })
    .from(outlines)
    .where(inArray(outlines.leadId, [...leadIds]))
    .groupBy(outlines.leadId, outlines.installerId)
    .having(sql`bool_or(${outlines.status} <> 'lapsed') or count(*) >= ${limits.outlinesPerCompanyMax}::int`);
}

/** Those of them who may see leads right now. */
export async function approvedAmong(tx: Queryable, installerIds: readonly string[]): Promise<string[]> {
  const ids = textArray(installerIds);
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(sql`${profiles.id} = any(${ids})`, sql`${profiles.status} = 'approved'`));
  return rows.map(({ id }) => id);
}
