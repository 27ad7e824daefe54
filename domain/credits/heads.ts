import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { allHeads } from "#domain/credits/books-mismatches.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

// The heads of all companies at a London midnight, kept where no backup goes and no restore comes from: the newest
// number and hash of each company's history of credits (decision 47).

/** Where they are kept, a file a day: the store of uploaded files. */
export interface HeadsStore {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(key: string): Promise<{ body: ReadableStream<Uint8Array> } | undefined>;
}

export const headsFile = z.object({
  format: z.literal("fairwatt-heads-v1"),
  /** The London day that began. */
  day: z.iso.date(),
  madeAt: z.iso.datetime(),
  heads: z.array(z.object({ company: z.string(), entry: z.int().positive(), hash: z.string() })),
});

export type HeadsFile = z.infer<typeof headsFile>;

const NAME = /^heads-\d{4}-\d\d-\d\d$/;

/** Beside uploaded files, which have random names. */
function headsFileName(day: string): string {
  return `heads-${day}`;
}

/** Whether a file is one of these, which no backup holds. */
export function isHeadsFile(name: string): boolean {
  return NAME.test(name);
}

/** Keeps today's heads, unless they are kept already: what was written once is never replaced. */
export async function keepHeads({ db, now }: Context, store: HeadsStore): Promise<void> {
  const day = londonDay(now);
  if (await headsOf(store, day)) return;
  const heads = await allHeads(db.orm);
  const file: HeadsFile = { format: "fairwatt-heads-v1", day, madeAt: now.toISOString(), heads };
  await store.put(headsFileName(day), new TextEncoder().encode(JSON.stringify(file)), "application/json");
}

/** Those of the last 30 days, newest first; a day may have none. Throws if one is unreadable. */
export async function recentHeads({ now }: Pick<Context, "now">, store: HeadsStore): Promise<HeadsFile[]> {
  const today = londonDay(now);
  const days = Array.from({ length: limits.headsComparedDays }, (_, past) => addDays(today, -past));
  const files = await Promise.all(days.map((day) => headsOf(store, day)));
  return files.filter((file) => file !== undefined);
}

/** A company's head in the newest of those files; null without one. Authorises nothing. */
export async function midnightHead(
  { now }: Pick<Context, "now">,
  store: HeadsStore,
  installerId: string,
): Promise<{ day: string; entry: number; hash: string } | null> {
  const today = londonDay(now);
  for (let past = 0; past < limits.headsComparedDays; past++) {
    const file = await headsOf(store, addDays(today, -past));
    if (!file) continue;
    const head = file.heads.find(({ company }) => company === installerId);
    return head ? { day: file.day, entry: head.entry, hash: head.hash } : null;
  }
  return null;
}

async function headsOf(store: HeadsStore, day: string): Promise<HeadsFile | undefined> {
  const file = await store.get(headsFileName(day));
  return file && headsFile.parse(await new Response(file.body).json());
}
