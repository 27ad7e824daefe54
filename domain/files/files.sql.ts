import { and, asc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { files, leadPurchases, leads, messages } from "#db/schema.ts";

export type FileRow = typeof files.$inferSelect;

const waiting = and(isNull(files.messageId), isNull(files.quoteId), isNull(files.handoverId));

export async function insertFiles(tx: Queryable, rows: (typeof files.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(files).values(rows);
}

/** With what decides who may open it: its purchase, its lead, and the decision about its message. */
export async function fileWithPlace(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ file: files, endedAt: leadPurchases.endedAt, lead: leads, decision: messages.decision })
    .from(files)
    .innerJoin(leadPurchases, eq(leadPurchases.id, files.purchaseId))
    .innerJoin(leads, eq(leads.id, files.leadId))
    .leftJoin(messages, eq(messages.id, files.messageId))
    .where(eq(files.id, id));
  return row;
}

export async function fileById(tx: Queryable, id: string): Promise<FileRow | undefined> {
  return (await tx.select().from(files).where(eq(files.id, id)))[0];
}

/** The files of several messages, quotes or handover entries, in order of upload. */
export async function filesBeside(tx: Queryable, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(or(...[files.messageId, files.quoteId, files.handoverId].map((parent) => inArray(parent, [...ids]))))
    .orderBy(asc(files.position));
}

/** Files that wait for the next quote of a purchase. */
export async function filesWaiting(tx: Queryable, purchaseId: string): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.purchaseId, purchaseId), waiting))
    .orderBy(asc(files.position));
}

/** Attaches files waiting for the next quote of a purchase to this one, inside the caller's transaction. */
export async function attachWaitingFiles(tx: Queryable, purchaseId: string, quoteId: string): Promise<void> {
  await tx
    .update(files)
    .set({ quoteId })
    .where(and(eq(files.purchaseId, purchaseId), waiting));
}

/** The total size of a project's files, each stored file once, except those with these keys. */
export async function bytesOfLead(tx: Queryable, leadId: string, but: readonly string[]): Promise<number> {
  const others = but.length > 0 ? notInArray(files.storageKey, [...but]) : undefined;
  const stored = tx
    .selectDistinct({ storageKey: files.storageKey, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.leadId, leadId), others))
    .as("stored");
  const [row] = await tx.select({ total: sql<string>`coalesce(sum(${stored.sizeBytes}), 0)` }).from(stored);
  return Number(row?.total ?? 0);
}

export async function deleteFilesOfMessage(tx: Queryable, messageId: string): Promise<string[]> {
  return unusedKeys(tx, await keysOf(tx.delete(files).where(eq(files.messageId, messageId)).returning()));
}

/** A waiting file of this purchase. */
export async function deleteWaiting(tx: Queryable, key: { id: string; purchaseId: string }): Promise<string[]> {
  const one = and(eq(files.id, key.id), eq(files.purchaseId, key.purchaseId), waiting);
  return unusedKeys(tx, await keysOf(tx.delete(files).where(one).returning()));
}

async function keysOf(deleted: Promise<FileRow[]>): Promise<string[]> {
  return (await deleted).map(({ storageKey }) => storageKey);
}

/** Stored files that no other row needs. The caller holds the lead, so that none is added or removed meanwhile. */
async function unusedKeys(tx: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const used = await tx
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  return keys.filter((key) => !used.some(({ storageKey }) => storageKey === key));
}
