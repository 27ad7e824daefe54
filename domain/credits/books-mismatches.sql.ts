import { and, asc, eq, gt, gte, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { booksMismatches, creditTransactions, profiles } from "#db/schema.ts";
import type { Entry } from "#domain/credits/verify.mjs";

export type BooksMismatchRow = typeof booksMismatches.$inferSelect;

/** Of every company that has entries. */
export async function allHeads(tx: Queryable): Promise<{ company: string; entry: number; hash: string }[]> {
  return tx
    .select({ company: profiles.id, entry: profiles.ledgerEntries, hash: profiles.ledgerHead })
    .from(profiles)
    .where(gt(profiles.ledgerEntries, 0))
    .orderBy(profiles.id);
}

/** In the order in which they joined, so that a new one changes nobody's place. */
export async function companyIds(tx: Queryable): Promise<string[]> {
  return (await tx.select({ id: profiles.id }).from(profiles).orderBy(profiles.createdAt, profiles.id)).map(
    ({ id }) => id,
  );
}

/**
 * What a company's account says, and its entries from a number on, to the microsecond: in one statement, so that a
 * purchase in between disturbs nothing.
 */
export async function historyFrom(tx: Queryable, installerId: string, first: number) {
  const { createdAt } = creditTransactions;
  const rows = await tx
    .select({
      account: {
        entry: profiles.ledgerEntries,
        hash: profiles.ledgerHead,
        balance: profiles.credits,
        held: profiles.heldCredits,
      },
      entry: {
        entry: creditTransactions.entryNumber,
        amount: creditTransactions.amount,
        type: creditTransactions.transactionType,
        cause: creditTransactions.causeId,
        balance: creditTransactions.balanceAfter,
        held: creditTransactions.heldAfter,
        at: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        by: creditTransactions.createdBy,
        hash: creditTransactions.entryHash,
      },
    })
    .from(profiles)
    .leftJoin(
      creditTransactions,
      and(eq(creditTransactions.installerId, profiles.id), gte(creditTransactions.entryNumber, first)),
    )
    .where(eq(profiles.id, installerId))
    .orderBy(asc(creditTransactions.entryNumber));
  const entries = rows.flatMap(({ entry }): Entry[] => (entry ? [entry] : []));
  return { account: rows[0]?.account, entries };
}

/** The heads that a company's history does not have, with whether that ends before them. */
export async function headsMissed(
  tx: Queryable,
  heads: readonly { company: string; entry: number; hash: string }[],
): Promise<{ company: string; entry: number; isBehind: boolean }[]> {
  const { rows } = await tx.execute<{ company: string; entry: number; isBehind: boolean }>(sql`
    select h.company, h.entry, coalesce(p.ledger_entries, 0) < h.entry as "isBehind"
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(company text, entry integer, hash text)
      left join ${creditTransactions} t on t.installer_id = h.company and t.entry_number = h.entry
      left join ${profiles} p on p.id = h.company
     where t.entry_hash is distinct from h.hash`);
  return rows;
}

export async function booksMismatchRows(tx: Queryable): Promise<(BooksMismatchRow & { companyName: string | null })[]> {
  const rows = await tx
    .select({ row: booksMismatches, companyName: profiles.companyName })
    .from(booksMismatches)
    .leftJoin(profiles, eq(profiles.id, booksMismatches.installerId))
    .orderBy(booksMismatches.foundAt, booksMismatches.installerId);
  return rows.map(({ row, companyName }) => ({ ...row, companyName }));
}

/** Those found stay with the moment of their first finding, the others go. Returns the companies that are new. */
export async function replaceBooksMismatches(
  tx: Queryable,
  found: readonly Omit<BooksMismatchRow, "foundAt">[],
  now: Date,
): Promise<string[]> {
  const companies = found.map(({ installerId }) => installerId);
  const known = await tx.select({ id: booksMismatches.installerId }).from(booksMismatches);
  await tx.delete(booksMismatches).where(notInArray(booksMismatches.installerId, companies));
  for (const { installerId, entryNumber, because } of found) {
    await tx
      .insert(booksMismatches)
      .values({ installerId, entryNumber, because, foundAt: now })
      .onConflictDoUpdate({ target: booksMismatches.installerId, set: { entryNumber, because } });
  }
  return companies.filter((id) => !known.some((one) => one.id === id));
}
