import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockRequest } from "#domain/leads/works.sql.ts";
import type { NoteForm } from "#domain/request-links/household-form.ts";
import { deleteNote, insertNote, notesOfRequest } from "#domain/request-links/household-notes.sql.ts";
import { isOver, leadOfLink, leadOfUsedLink, openHouseholdLink } from "#domain/request-links/open-link.ts";

/** What somebody of the household says; under the label that the customer gave their link. No company reads one. */
export interface HouseholdNote {
  id: string;
  label: string;
  /** Its link was revoked, or is over. */
  hasLinkEnded: boolean;
  text: string;
  writtenAt: Date;
}

/**
 * Leaves a note for the customer and the other household links; a link's only act. `id` is a new UUID from the form, so
 * that sending it twice leaves one. Errors: link_invalid, link_revoked, invalid_input (field `note`: the link has left
 * `limits.householdNotesMax` that are still there), idempotency_key_reused (the id is another note's, or has other words).
 */
export function leaveNote(
  { db, now }: Context,
  token: string,
  { id, form }: { id: string; form: NoteForm },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { leadId } = await openHouseholdLink(tx, token, now);
    // Otherwise notes sent at once, from several works even, would not count each other.
    await lockRequest(tx, leadId);
    // The customer may have ended the link while this waited.
    const link = await openHouseholdLink(tx, token, now);
    const theirs = (await notesOfRequest(tx, leadId)).filter(({ linkId }) => linkId === link.id);
    if (theirs.some((note) => note.id === id && note.text === form.note)) return;
    if (theirs.some((note) => note.id === id)) throw reused();
    if (theirs.length >= limits.householdNotesMax) throw full();
    const note = { id, leadId, linkId: link.id, label: link.label, text: form.note, writtenAt: now };
    if (!(await insertNote(tx, note))) throw reused();
  });
}

function full(): DomainError {
  const message = `There are ${limits.householdNotesMax} notes from this link, the most there can be.`;
  return new DomainError("invalid_input", { fields: { note: [message] } });
}

function reused(): DomainError {
  return new DomainError("idempotency_key_reused", {
    words: "This form had left another note before. Leave this one now, if it is still to be said.",
  });
}

/** All notes of the household, for whoever has such a link; oldest first. Errors: link_invalid, link_revoked. */
export async function householdNotes({ db, now }: Context, token: string): Promise<HouseholdNote[]> {
  return notesOf({ db, now }, (await openHouseholdLink(db.orm, token, now)).leadId);
}

/** The same for the customer. Errors: link_invalid, link_revoked, read_only_link. */
export async function myHouseholdNotes(context: Context, token: string): Promise<HouseholdNote[]> {
  return notesOf(context, await leadOfUsedLink(context, token));
}

async function notesOf({ db, now }: Context, leadId: string): Promise<HouseholdNote[]> {
  const notes = await notesOfRequest(db.orm, leadId);
  return notes.map(({ id, label, text, writtenAt, linkMadeAt, linkRevokedAt }) => ({
    id,
    label,
    hasLinkEnded: linkRevokedAt !== null || linkMadeAt === null || isOver(linkMadeAt, now),
    text,
    writtenAt,
  }));
}

/** Removes a note for good; repeating it changes nothing. Errors: link_invalid, link_revoked, read_only_link. */
export async function removeNote({ db, now }: Context, token: string, id: string): Promise<void> {
  await deleteNote(db.orm, { id, leadId: await leadOfLink(db.orm, token, now) });
}
