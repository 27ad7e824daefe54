import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { giveBackRows, noteRows, snoozeRows, stillWaiting, takeRows, type WorkKey } from "#domain/work/work.sql.ts";
import { workReader } from "#domain/work/work.ts";

/** What became of several at once: how many were marked. The others were taken or had ended meanwhile. */
export interface Marked {
  marked: number;
  left: number;
}

/**
 * The caller takes what waits, so that others see who is on it; what others have taken stays theirs, and of two people
 * at once one gets it. Errors: not_signed_in, not_admin; for a single one conflict (taken by somebody, named) and
 * not_found (it waits no longer, or is not the caller's work).
 */
export async function takeWork({ db, now }: Context, actor: Actor, all: readonly WorkKey[]): Promise<Marked> {
  const reader = workReader(actor);
  return await inTransaction(db, async (tx) => {
    const marking = { reader, now, all: atMost(all) };
    const taken = await takeRows(tx, { ...marking, by: reader.userId });
    if (all.length !== 1 || taken.length === 1) return { marked: taken.length, left: all.length - taken.length };
    const [found] = await stillWaiting(tx, marking);
    if (!found) throw new DomainError("not_found");
    throw new DomainError("conflict", { words: `${found.takenName ?? "Somebody else"} has already taken this.` });
  });
}

/** The caller no longer has it; what others have stays theirs. Errors: not_signed_in, not_admin. */
export async function giveBackWork({ db, now }: Context, actor: Actor, all: readonly WorkKey[]): Promise<Marked> {
  const { userId } = workReader(actor);
  const given = await giveBackRows(db.orm, { all: atMost(all), by: userId, now });
  return { marked: given.length, left: all.length - given.length };
}

/**
 * Hides what waits from everybody's list until then. Errors: not_signed_in, not_admin, invalid_input (field `until`: a
 * moment that has passed, or for a single one after its deadline); not_found for a single one that waits no longer.
 */
export async function snoozeWork(
  { db, now }: Context,
  actor: Actor,
  { all, until }: { all: readonly WorkKey[]; until: Date },
): Promise<Marked> {
  const reader = workReader(actor);
  if (!(until > now)) throw wrongTime("Choose a time that is still to come.");
  return await inTransaction(db, async (tx) => {
    const marking = { reader, now, all: atMost(all) };
    const snoozed = await snoozeRows(tx, { ...marking, until });
    if (all.length !== 1 || snoozed.length === 1) return { marked: snoozed.length, left: all.length - snoozed.length };
    if ((await stillWaiting(tx, marking)).length === 0) throw new DomainError("not_found");
    throw wrongTime("You cannot snooze it past its deadline.");
  });
}

const wrongTime = (words: string) => new DomainError("invalid_input", { fields: { until: [words] } });

/**
 * Notes something beside what waits, for all who see it; empty removes the note. `seen`: when the note was written that
 * the caller read, so that nobody overwrites another's unread. Errors: not_signed_in, not_admin, invalid_input (field
 * `note`: too long), conflict (it has been changed since), not_found (it waits no longer, or is not the caller's work).
 */
export async function noteWork(
  { db, now }: Context,
  actor: Actor,
  { key, note, seen }: { key: WorkKey; note: string; seen: Date | null },
): Promise<void> {
  const reader = workReader(actor);
  const text = note.trim();
  if (text.length > limits.workNoteLengthMax) {
    const words = `Use at most ${limits.workNoteLengthMax} characters.`;
    throw new DomainError("invalid_input", { fields: { note: [words] } });
  }
  await inTransaction(db, async (tx) => {
    const marking = { reader, now, all: [key] };
    const noted = await noteRows(tx, { ...marking, by: reader.userId, note: text || null, seen });
    if (noted.length === 1) return;
    if ((await stillWaiting(tx, marking)).length === 0) throw new DomainError("not_found");
    throw new DomainError("conflict", { words: "Somebody changed this note in the meantime. Read it first." });
  });
}

function atMost(all: readonly WorkKey[]): readonly WorkKey[] {
  if (all.length === 0) throw new DomainError("invalid_input", { fields: { rows: ["Choose at least one."] } });
  return all.slice(0, limits.workMarkedMax);
}
