import { limits } from "#config/limits.ts";
import type { MessageSide } from "#db/schema.ts";
import { colleagueFirstName } from "#domain/contact/person-name.ts";
import { type AttachedFile, fileForPrograms, filesSeen } from "#domain/files/file.ts";
import type { Sight } from "#domain/leads/sight.ts";
import type { MessageRow } from "#domain/messages/messages.sql.ts";
import { minutesAfter } from "#domain/time/periods.ts";

/** A message as one side of its thread sees it. */
export interface Message {
  id: string;
  from: MessageSide;
  /** Who of the company wrote it: for colleagues their name or the key's, for the customer the first name. */
  by: string | null;
  /** Null once it is removed, hidden, or its customer's details are removed. */
  text: string | null;
  sentAt: Date;
  /** When the other side first saw it; only for its sender. */
  readAt: Date | null;
  state: "shown" | "removed" | "hidden" | "gone";
  /** Its sender can still take it back. */
  canRemove: boolean;
  /** Its reader has asked us to look at it. */
  isReported: boolean;
  /** Its files; none once its text is removed. */
  files: readonly AttachedFile[];
}

interface Reading {
  reader: MessageSide;
  now: Date;
  files: readonly AttachedFile[];
  sight: Sight;
}

/** Once its purchase has ended, a company reads no contact details in it, and gets no file that the customer sent. */
export function presentMessage(row: MessageRow, { reader, now, files, sight }: Reading): Message {
  const isOwn = row.sender === reader;
  const state = stateOf(row);
  return {
    id: row.id,
    from: row.sender,
    by: state === "shown" ? authorFor(reader, row) : null,
    sentAt: row.sentAt,
    readAt: isOwn ? row.readAt : null,
    state,
    text: state === "shown" ? sight.text(row.text) : null,
    canRemove: isOwn && state === "shown" && now < removableUntil(row),
    isReported: !isOwn && row.reportedAt !== null,
    files: state === "shown" && (sight.isWhole || isOwn) ? filesSeen(files, sight) : [],
  };
}

/** Who of a company did something, as each side may know them: a customer reads no surname, and no name of a key. */
export function authorFor(
  reader: MessageSide,
  { by = null, apiKeyId }: { by?: string | null; apiKeyId: string | null },
): string | null {
  if (reader === "installer") return by;
  return apiKeyId === null ? colleagueFirstName(by) : null;
}

function stateOf({ removedAt, decision, text }: MessageRow): Message["state"] {
  if (removedAt) return "removed";
  if (decision === "hidden") return "hidden";
  return text === null ? "gone" : "shown";
}

/** Until then its sender may take a message back. */
export function removableUntil({ sentAt }: { sentAt: Date }): Date {
  return minutesAfter(sentAt, limits.messageRemovableMinutes);
}

/** Output of the JSON API: `Message` of the API description. */
export function messageForPrograms({ id, from, text, sentAt, readAt, state, files }: Message) {
  const moments = { sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  return { id, from, text, ...moments, state, files: files.map(fileForPrograms) };
}
