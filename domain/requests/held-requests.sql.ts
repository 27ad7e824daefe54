import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { type HoldReason, leads, requestHolds, signals } from "#db/schema.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

export type HoldRow = typeof requestHolds.$inferSelect;

/** Under how many other names this phone number came since then. */
export async function otherNamesOfPhone(tx: Queryable, lead: LeadRow, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select count(distinct lower(btrim(customer_name)))::int as total from ${leads}
     where customer_phone = ${lead.customerPhone} and created_at >= ${instant(since)}
       and lower(btrim(customer_name)) <> lower(btrim(${lead.customerName}::text))`);
  return rows[0]?.total ?? 0;
}

/** How many requests came from this one's network address in the time before it, itself included. */
export async function requestsOfSender(tx: Queryable, lead: LeadRow, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select count(distinct coalesce(group_id, id))::int as total from ${leads}
     where sender_hash = ${lead.senderHash} and created_at > ${instant(since)}
       and created_at <= ${instant(lead.createdAt)}`);
  return rows[0]?.total ?? 0;
}

/** Notes what alone holds nobody. */
export async function insertRequestSignals(
  tx: Queryable,
  leadId: string,
  kinds: readonly HoldReason[],
  foundAt: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ id: sql`gen_random_uuid()`, kind, leadId, foundAt }));
  await tx.insert(signals).values(rows).onConflictDoNothing();
}

export async function insertHolds(
  tx: Queryable,
  leadIds: readonly string[],
  { reasons, heldAt }: { reasons: HoldReason[]; heldAt: Date },
): Promise<void> {
  await tx.insert(requestHolds).values(leadIds.map((leadId) => ({ leadId, reasons, heldAt })));
}

export async function holdOfLead(tx: Queryable, leadId: string): Promise<HoldRow | undefined> {
  return (await tx.select().from(requestHolds).where(eq(requestHolds.leadId, leadId)))[0];
}

/** Writes what the customer tells us, for each work of the request that waits. */
export async function setHoldWords(tx: Queryable, leadIds: readonly string[], words: string): Promise<void> {
  const waits = and(inArray(requestHolds.leadId, [...leadIds]), isNull(requestHolds.endedAt));
  await tx.update(requestHolds).set({ words }).where(waits);
}

/** Ends the holds that stand; returns of which leads. */
export async function endHolds(
  tx: Queryable,
  leadIds: readonly string[],
  ended: { endedAt: Date; outcome: "released" | "declined"; endedBy: string | null; reason?: string },
): Promise<string[]> {
  const rows = await tx
    .update(requestHolds)
    .set(ended)
    .where(and(inArray(requestHolds.leadId, [...leadIds]), isNull(requestHolds.endedAt)))
    .returning({ leadId: requestHolds.leadId });
  return rows.map(({ leadId }) => leadId);
}

const waits = and(isNull(requestHolds.endedAt), eq(leads.status, "paused"));

/** The works that wait for a person, oldest first. */
export async function waitingHolds(tx: Queryable, limit: number) {
  return tx
    .select({ hold: requestHolds, lead: leads })
    .from(requestHolds)
    .innerJoin(leads, eq(leads.id, requestHolds.leadId))
    .where(waits)
    .orderBy(asc(requestHolds.heldAt), asc(leads.groupPosition), asc(leads.id))
    .limit(limit);
}

/** The works that have waited since then. */
export async function holdsSince(tx: Queryable, heldBy: Date): Promise<string[]> {
  const rows = await tx
    .select({ leadId: requestHolds.leadId })
    .from(requestHolds)
    .innerJoin(leads, eq(leads.id, requestHolds.leadId))
    .where(and(waits, lte(requestHolds.heldAt, heldBy)))
    .orderBy(asc(requestHolds.heldAt), asc(leads.id));
  return rows.map(({ leadId }) => leadId);
}
