import { and, desc, gte, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import { leads } from "#db/schema.ts";

/** Tells this lock from others of one number. */
const IMPORTS = 7002;

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

/** Imports are carried out one after another, so that each sees whom the others brought; until the transaction ends. */
export async function waitForImports(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS})`);
}

/** Leads since then that are not closed, of any of these customers, newest first. */
export async function leadsOfCustomers(
  tx: Queryable,
  customers: { emails: readonly string[]; mailboxes: readonly string[]; phones: readonly string[] },
  since: Date,
) {
  const { id, customerEmail, customerMailbox, customerPhone, serviceType, createdAt } = leads;
  const [emails, mailboxes, phones] = [customers.emails, customers.mailboxes, customers.phones].map(textArray);
  return tx
    .select({ id, customerEmail, customerMailbox, customerPhone, serviceType, createdAt })
    .from(leads)
    .where(
      and(
        or(
          sql`${customerEmail} = any(${emails})`,
          sql`${customerMailbox} = any(${mailboxes})`,
          sql`${customerPhone} = any(${phones})`,
        ),
        gte(createdAt, since),
        isNull(leads.anonymisedAt),
        notInArray(leads.status, ["withdrawn", "expired"]),
      ),
    )
    .orderBy(desc(createdAt), id);
}
