import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leads } from "#db/schema.ts";
import { DomainError } from "#domain/errors.ts";
import { type LeadRow, lockLead } from "#domain/leads/leads.sql.ts";
import { openStatuses } from "#domain/leads/open-status.ts";

// The works of one form: a lead each, tied by their group. A work asked for alone is a request of one.

const inRequestOf = (leadId: string) =>
  or(
    eq(leads.id, leadId),
    sql`${leads.groupId} = (select asked.group_id from leads asked where asked.id = ${leadId}::uuid)`,
  );

/** The ids of all works of the request that this lead is of, for a condition. */
export const idsOfRequest = (tx: Queryable, leadId: string) =>
  tx.select({ id: leads.id }).from(leads).where(inRequestOf(leadId));

/** All works of the request that this lead is of, in the order of the form. */
export async function worksOfRequest(tx: Queryable, leadId: string): Promise<LeadRow[]> {
  return tx.select().from(leads).where(inRequestOf(leadId)).orderBy(asc(leads.groupPosition), leads.id);
}

/**
 * Locks the first work of the request that this lead is of, until the transaction ends: whatever is counted for all works
 * together waits here for its like, from whichever work it comes.
 */
export async function lockRequest(tx: Queryable, leadId: string): Promise<void> {
  const [first] = await worksOfRequest(tx, leadId);
  await lockLead(tx, first?.id ?? leadId);
}

/**
 * All works of the request, locked until the transaction ends, by id: everybody who locks several takes this order. Errors: conflict
 * (a newer form has just made them another request).
 */
export async function lockWorksOfRequest(tx: Queryable, leadId: string): Promise<LeadRow[]> {
  const locked = await tx.select().from(leads).where(inRequestOf(leadId)).orderBy(leads.id).for("update");
  if (locked.length < 2 && !locked[0]?.groupId) return locked;
  // While one of them is held, nobody changes the group.
  const works = await worksOfRequest(tx, leadId);
  if (works.length !== locked.length) throw new DomainError("conflict");
  return works;
}

/**
 * A mailbox's open requests for these services, any works that were asked for with an unconfirmed one, and nothing
 * twice; locked by id.
 */
export async function lockOpenWorks(
  tx: Queryable,
  { email, mailbox, services }: { email: string; mailbox: string; services: readonly string[] },
): Promise<LeadRow[]> {
  const theirs = and(
    or(eq(leads.customerEmail, email), eq(leads.customerMailbox, mailbox)),
    inArray(leads.serviceType, [...services]),
    eq(leads.origin, "quote_request"),
    inArray(leads.status, [...openStatuses]),
  );
  const groups = tx
    .select({ groupId: leads.groupId })
    .from(leads)
    .where(and(theirs, eq(leads.status, "unconfirmed")));
  const mates = and(eq(leads.status, "unconfirmed"), inArray(leads.groupId, groups));
  return tx.select().from(leads).where(or(theirs, mates)).orderBy(leads.id).for("update");
}

/** Makes these leads, which the caller holds, one request in this order; a single one is of no group. */
export async function makeOneRequest(tx: Queryable, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 1) {
    await tx
      .update(leads)
      .set({ groupId: null, groupPosition: null })
      .where(inArray(leads.id, [...leadIds]));
    return;
  }
  const groupId = await newId(tx);
  for (const [index, id] of leadIds.entries()) {
    await tx
      .update(leads)
      .set({ groupId, groupPosition: index + 1 })
      .where(eq(leads.id, id));
  }
}

/** Random, and made by the database: nothing that a company sees leads from one work to another. */
export async function newId(tx: Queryable): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select gen_random_uuid()::text as id`);
  const [row] = rows;
  if (!row) throw new Error("The database made no id.");
  return row.id;
}
