import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import {
  type BooksMismatchRow,
  booksMismatchRows,
  companyIds,
  headsMissed,
  historyFrom,
} from "#domain/credits/books-mismatches.sql.ts";
import { type HeadsFile, type HeadsStore, recentHeads } from "#domain/credits/heads.ts";
import { BEGINNING, checkEntries, type Entry } from "#domain/credits/verify.mjs";
import { addDays, londonDay } from "#domain/time/calendar.ts";

type Found = Omit<BooksMismatchRow, "foundAt">;
type Trusted = Pick<Entry, "entry" | "hash">;

/** A company whose history failed the check, with its first bad entry. */
export interface BooksMismatch extends BooksMismatchRow {
  /** Null if the company's own row is gone. */
  companyName: string | null;
}

/**
 * Compares every company's history of credits with the heads kept at the last 30 midnights, and checks that its entries
 * follow from one another and lead to its balance: the newest two days of each, and all of a thirtieth of the companies,
 * of those that failed before, or of every one (`whole`). Authorises nothing. Errors: none.
 */
export async function findMismatches(
  context: Context,
  store: HeadsStore | undefined,
  { whole }: { whole: boolean },
): Promise<Found[]> {
  const { db, now } = context;
  const files = store ? await recentHeads(context, store) : [];
  const failedBefore = new Set((await booksMismatchRows(db.orm)).map(({ installerId }) => installerId));
  const trusted = trustedHeads(files, now);
  const found = new Map<string, Found>();
  for (const [place, id] of (await companyIds(db.orm)).entries()) {
    const isTonight = place % limits.wholeCheckEveryDays === dayNumber(now) % limits.wholeCheckEveryDays;
    const isWhole = whole || isTonight || failedBefore.has(id);
    const wrong = await checkCompany(db.orm, id, isWhole ? undefined : trusted.get(id));
    if (wrong) found.set(id, wrong);
  }
  for (const missed of await unlikeFiles(context, files)) {
    if (!found.has(missed.installerId)) found.set(missed.installerId, missed);
  }
  return [...found.values()];
}

/** How many companies' histories fail, for the metrics and the banner. Authorises nothing. Errors: none. */
export async function countBooksMismatches({ db }: Pick<Context, "db">): Promise<number> {
  return (await booksMismatchRows(db.orm)).length;
}

/** Those found at a moment that still fail, for the mail about them. Authorises nothing. Errors: none. */
export async function booksMismatchesFoundAt({ db }: Pick<Context, "db">, foundAt: Date): Promise<BooksMismatch[]> {
  const rows = await booksMismatchRows(db.orm);
  return rows.filter((row) => row.foundAt.getTime() === foundAt.getTime());
}

const DAY_MILLISECONDS = 86_400_000;

function dayNumber(now: Date): number {
  return Math.round(Date.parse(londonDay(now)) / DAY_MILLISECONDS);
}

/** What is trusted every night: the heads of the midnight two days ago, or of the last one before. */
function trustedHeads(files: readonly HeadsFile[], now: Date): Map<string, Trusted> {
  const until = addDays(londonDay(now), -limits.newestCheckedDays);
  const heads = files.find(({ day }) => day <= until)?.heads ?? [];
  return new Map(heads.map(({ company, entry, hash }) => [company, { entry, hash }]));
}

async function checkCompany(tx: Queryable, id: string, after?: Trusted): Promise<Found | undefined> {
  const { account, entries } = await historyFrom(tx, id, after?.entry ?? 1);
  const [first, ...rest] = entries;
  // Without the trusted entry itself there is nothing to go on from.
  if (after && first?.hash !== after.hash) return checkCompany(tx, id);
  const broken = after && first ? checkEntries(id, rest, sha256, first) : checkEntries(id, entries, sha256);
  if (broken) {
    return { installerId: id, entryNumber: broken.entry, because: broken.because as BooksMismatchRow["because"] };
  }
  const last = entries.at(-1) ?? BEGINNING;
  const because = account && unlikeAccount(account, last);
  return because && { installerId: id, entryNumber: last.entry + 1, because };
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash("sha256").update(bytes).digest();
}

type Account = Pick<Entry, "entry" | "hash" | "balance" | "held">;

/** If the account tells of other entries than there are, the bad one is the one after the last. */
function unlikeAccount(account: Account, last: Account): BooksMismatchRow["because"] | undefined {
  if (account.entry !== last.entry) return "order";
  if (account.hash !== last.hash) return "hash";
  if (account.balance !== last.balance) return "balance";
  return account.held === last.held ? undefined : "held";
}

/** Of each company the earliest entry that is not as it was at a midnight. */
async function unlikeFiles({ db }: Context, files: readonly HeadsFile[]): Promise<Found[]> {
  const missed: Found[] = [];
  for (const { heads } of files) {
    for (const { company, entry, isBehind } of await headsMissed(db.orm, heads)) {
      missed.push({ installerId: company, entryNumber: entry, because: isBehind ? "behind" : "head" });
    }
  }
  return missed.toSorted((one, other) => one.entryNumber - other.entryNumber);
}
