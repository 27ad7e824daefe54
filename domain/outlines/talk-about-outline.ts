import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import type { MessageSide } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { holdLead } from "#domain/leads/lead-record.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";
import { outlineStatusAt } from "#domain/outlines/outline.ts";
import { insertOutlineMessage, messagesAbout, type OutlineRow, outlineById } from "#domain/outlines/outlines.sql.ts";
import { requireNoContacts } from "#domain/outlines/read-outline.ts";
import { noteAct } from "#domain/projects/project.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { requiredLines, textOf } from "#domain/text-input.ts";

const messageText = requiredLines("Write a message.", limits.outlineMessageLengthMax);

interface Written {
  outlineId: string;
  id: string;
  text: string;
}

/**
 * The customer asks a company something about its outline, ten times at most. The same id is the same message. Errors:
 * link_invalid, link_revoked, read_only_link, not_found, invalid_input or contact_details_in_text (field `text`),
 * outline_gone, limit_reached, idempotency_key_reused.
 */
export async function askAboutOutline({ db, now }: Context, token: string, written: Written): Promise<void> {
  const text = readText(written.text);
  await inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await holdLead(tx, leadId);
    const outline = await outlineById(tx, written.outlineId);
    if (outline?.leadId !== leadId) throw new DomainError("not_found");
    await write(tx, { outline, id: written.id, text, sender: "customer", now });
    await noteAct(tx, leadId, now);
  });
}

/**
 * The company writes to the customer about an outline of its own; otherwise as above. Errors: not_signed_in,
 * not_approved, not_found, and those above.
 */
export async function answerAboutOutline({ db, now }: Context, actor: Actor, written: Written): Promise<void> {
  const installer = requireApprovedInstaller(actor);
  const text = readText(written.text);
  await inTransaction(db, async (tx) => {
    const found = await outlineById(tx, written.outlineId);
    if (found?.installerId !== installer.id) throw new DomainError("not_found");
    await holdLead(tx, found.leadId);
    const outline = await outlineById(tx, written.outlineId);
    if (outline) await write(tx, { outline, id: written.id, text, sender: "installer", now });
  });
}

function readText(typed: string): string {
  const text = textOf(messageText, typed, "text");
  requireNoContacts({ text });
  return text;
}

interface New {
  outline: OutlineRow;
  id: string;
  text: string;
  sender: MessageSide;
  now: Date;
}

async function write(tx: Tx, { outline, id, text, sender, now }: New): Promise<void> {
  const written = (await messagesAbout(tx, [outline.id])).get(outline.id) ?? [];
  const earlier = written.find((message) => message.id === id);
  if (earlier) {
    if (earlier.sender === sender && earlier.text === text) return;
    throw new DomainError("idempotency_key_reused", { words: "This has sent another message. Nothing was sent now." });
  }
  if (outlineStatusAt(outline, now) !== "waiting") {
    throw new DomainError("outline_gone", { words: "This outline has ended. Nothing was sent." });
  }
  if (written.filter((message) => message.sender === sender).length >= limits.outlineMessagesPerSideMax) {
    const words = `Each side can write ${limits.outlineMessagesPerSideMax} messages about an outline. Nothing was sent.`;
    throw new DomainError("limit_reached", { words });
  }
  await insertOutlineMessage(tx, { id, outlineId: outline.id, sender, text, sentAt: now });
  const about = { outlineId: outline.id, messageId: id };
  await enqueueMail(
    tx,
    sender === "customer"
      ? { mail: "outline-question", installerId: outline.installerId, ...about }
      : { mail: "outline-answer", leadId: outline.leadId, ...about },
    now,
  );
}
