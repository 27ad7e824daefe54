import { inTransaction } from "#db/transaction.ts";
import { administratorIds } from "#domain/accounts/admin-users.ts";
import type { Context } from "#domain/context.ts";
import { booksMismatchRows, replaceBooksMismatches } from "#domain/credits/books-mismatches.sql.ts";
import { type BooksMismatch, findMismatches } from "#domain/credits/find-mismatches.ts";
import type { HeadsStore } from "#domain/credits/heads.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";

/**
 * Checks companies' histories of credits, all of each with `whole`. Remembers what fails, forgets what no longer does,
 * mails every administrator about companies that are new, and stops nothing. Returns all mismatches. Authorises nothing.
 * Errors: none.
 */
export async function checkBooks(
  context: Context,
  store: HeadsStore | undefined,
  { whole = false }: { whole?: boolean } = {},
): Promise<BooksMismatch[]> {
  const { db, now } = context;
  const found = await findMismatches(context, store, { whole });
  return inTransaction(db, async (tx) => {
    const isNew = (await replaceBooksMismatches(tx, found, now)).length > 0;
    const readers = isNew ? await administratorIds(tx) : [];
    const foundAt = now.toISOString();
    await enqueueMails(
      tx,
      readers.map((userId) => ({ mail: "books-mismatch", userId, foundAt }) as const),
      now,
    );
    return booksMismatchRows(tx);
  });
}
