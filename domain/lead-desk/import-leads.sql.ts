import { and, gte, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leads } from "#db/schema.ts";

/** The row of a lead from a file; the database assigns its id. */
type ImportedLead = Omit<typeof leads.$inferInsert, "id"> & { importFingerprint: string };

/**
 * Returns the ids of the new ones, by fingerprint. Every caller writes in the same order, otherwise they could
 * deadlock.
 */
export async function insertImports(tx: Queryable, rows: readonly ImportedLead[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const inOrder = rows.toSorted((one, other) => (one.importFingerprint < other.importFingerprint ? -1 : 1));
  const fresh = await tx
    .insert(leads)
    .values(inOrder.map((row) => ({ ...row, id: sql`gen_random_uuid()` })))
    .onConflictDoNothing()
    .returning({ id: leads.id, fingerprint: leads.importFingerprint });
  return new Map(fresh.map(({ id, fingerprint }) => [fingerprint ?? "", id]));
}

/** Which of these rows have been imported before. */
export async function importedAmong(tx: Queryable, fingerprints: readonly string[]): Promise<Set<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await tx
    .select({ fingerprint: leads.importFingerprint })
    .from(leads)
    .where(inArray(leads.importFingerprint, [...fingerprints]));
  return new Set(rows.flatMap(({ fingerprint }) => fingerprint ?? []));
}

/** Which of these customers have had a lead since then, each with its service. */
export async function customersSince(
  tx: Queryable,
  emails: readonly string[],
  since: Date,
): Promise<{ customerEmail: string; serviceType: string }[]> {
  if (emails.length === 0) return [];
  return tx
    .selectDistinct({ customerEmail: leads.customerEmail, serviceType: leads.serviceType })
    .from(leads)
    .where(and(inArray(leads.customerEmail, [...emails]), gte(leads.createdAt, since)));
}
