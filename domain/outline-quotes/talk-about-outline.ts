import { limits } from "#config/limits.ts";
import { WRITE_A_MESSAGE } from "#content/talk-words.ts";
import type { Tx } from "#db/connection.ts";
import type { MessageSide } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import type { HeldLead } from "#domain/leads/sight.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { outlineStatusAt } from "#domain/outline-quotes/outline.ts";
import {
  insertOutlineMessage,
  messagesAbout,
  type OutlineRow,
  outlineById,
} from "#domain/outline-quotes/outlines.sql.ts";
import { requireNoContacts } from "#domain/outline-quotes/read-outline.ts";
import { type RateLimit, spendAttempt } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { requiredLines, textOf } from "#domain/text-input.ts";

const messageText = requiredLines(WRITE_A_MESSAGE, limits.outlineMessageLengthMax);

interface Written {
  outlineId: string;
  id: string;
  text: string;
}

/**
 * The customer asks a company a question about its outline, ten times at most. The same id is the same message. Errors:
 * link_invalid, link_revoked, read_only_link, not_found, invalid_input or contact_details_in_text (field `text`),
 * outline_gone, limit_reached, idempotency_key_reused.
 */
export async function askAboutOutline({ db, now }: Context, token: string, written: Written): Promise<void> {
  const text = textOf(messageText, written.text, "text");
  await inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const lead = await lockLead(tx, leadId);
    const outline = await outlineById(tx, written.outlineId);
    if (!lead || outline?.leadId !== leadId) throw new DomainError("not_found");
    await write(tx, { outline, lead, id: written.id, text, sender: "customer", now });
    await noteAct(tx, leadId, now);
  });
}

/**
 * The company writes to the customer about its own outline; otherwise as above. Errors: not_signed_in, not_approved,
 * not_found, too_many_requests (30 attempts a day), and those above.
 */
export async function answerAboutOutline(context: Context, actor: Actor, written: Written): Promise<void> {
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  const { db, now } = context;
  const text = textOf(messageText, written.text, "text");
  const found = await outlineById(db.orm, written.outlineId);
  if (found?.installerId !== installer.id) throw new DomainError("not_found");
  await spendAttempt(db.orm, triesAbout(found.id), context);
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, found.leadId);
    const outline = await outlineById(tx, written.outlineId);
    if (lead && outline) await write(tx, { outline, lead, id: written.id, text, sender: "installer", now });
  });
}

/**
 * A refusal reveals that a text holds something of the customer's: a company must not find out what by trial and error.
 */
function triesAbout(outlineId: string): RateLimit {
  return { name: "outline-words", subject: outlineId, max: limits.outlineTriesPerDay, minutes: 24 * 60 };
}

interface New {
  outline: OutlineRow;
  lead: HeldLead;
  id: string;
  text: string;
  sender: MessageSide;
  now: Date;
}

async function write(tx: Tx, { outline, lead, id, text, sender, now }: New): Promise<void> {
  const written = (await messagesAbout(tx, [outline.id])).get(outline.id) ?? [];
  const earlier = written.find((message) => message.id === id);
  if (earlier) {
    if (earlier.sender === sender && earlier.text === text) return;
    throw new DomainError("idempotency_key_reused", {
      words: "That key was used for a different message. Nothing was sent.",
    });
  }
  if (outlineStatusAt(outline, now) !== "waiting") {
    throw new DomainError("outline_gone", { words: "This outline has ended. Nothing was sent." });
  }
  requireNoContacts({ text }, lead);
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
