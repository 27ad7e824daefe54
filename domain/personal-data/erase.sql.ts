import { eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/connection.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import {
  type ClosedAccount,
  type Entry,
  type ErasedCustomers,
  type Erasure,
  type GonePerson,
  rowsOf,
} from "#domain/personal-data/entry.sql.ts";
import { register } from "#domain/personal-data/register.sql.ts";

/**
 * Removes who asked, and every free text that may mention them, as the register has it for erased customers. Inside the
 * caller's transaction, which holds the leads. Authorises nothing.
 */
export async function eraseCustomers(tx: Tx, who: ErasedCustomers): Promise<void> {
  if (who.leadIds.length === 0) return;
  const files: string[] = [];
  for (const entry of register) {
    const { lead } = entry;
    if (!lead) continue;
    const rows = typeof lead === "function" ? lead(who) : rowsOf(lead, who);
    files.push(...(await erase(tx, entry, entry.customerErased, { who, rows })));
  }
  await enqueueFileRemovals(tx, [...new Set(files)], who.now);
}

/**
 * Removes what a company told us about itself, and ends its people's places in it, as the register has it for closed
 * accounts. Inside the caller's transaction, which holds the company. Authorises nothing.
 */
export async function eraseAccount(tx: Tx, who: ClosedAccount): Promise<void> {
  const files: string[] = [];
  for (const entry of register) {
    const rows = entry.company && eq(entry.company, who.id);
    files.push(...(await erase(tx, entry, entry.accountClosed, { who, rows })));
  }
  await enqueueFileRemovals(tx, files, who.now);
}

/**
 * Removes a person and what lets them in, as the register has it; a company's history may keep the name. Inside the
 * caller's transaction. Authorises nothing.
 */
export async function erasePerson(tx: Tx, who: GonePerson): Promise<void> {
  for (const entry of register) {
    if (entry.person) await erase(tx, entry, entry.personGone, { who, rows: eq(entry.person, who.userId) });
  }
}

/** Returns where the files of deleted rows lie. */
async function erase<Who>(
  tx: Tx,
  { table, file }: Entry,
  erasure: Erasure<Entry["table"], Who> | undefined,
  { who, rows }: { who: Who; rows: SQL | undefined },
): Promise<string[]> {
  if (!erasure || (erasure !== "deleted" && "stays" in erasure)) return [];
  if (erasure !== "deleted" && "becomes" in erasure) {
    const { becomes } = erasure;
    await tx
      .update(table)
      .set(typeof becomes === "function" ? becomes(who) : becomes)
      .where(rows);
    return [];
  }
  const gone = await tx
    .delete(table)
    .where(erasure === "deleted" ? rows : erasure.deletes(who))
    .returning({ key: sql<string | null>`${file ?? null}` });
  return gone.flatMap(({ key }) => key ?? []);
}
