import { limits } from "#config/limits.ts";
import { WRITE_A_MESSAGE } from "#content/talk-words.ts";
import type { Tx } from "#db/connection.ts";
import type { MessageSide } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, type Doer, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { filesOf } from "#domain/files/file.ts";
import { cameWith, type GivenFiles, keepFiles, type StoredFile, withStoredFiles } from "#domain/files/keep-files.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct, requireCustomerPage } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { type Message, presentMessage } from "#domain/messages/message.ts";
import {
  insertMessage,
  lockThread,
  mailDueAt,
  messageById,
  noteMail,
  other,
  type ThreadRow,
  threadOfPurchase,
  threadsOfLead,
} from "#domain/messages/messages.sql.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { advanceStage } from "#domain/purchases/advance-stage.ts";
import { checkRateLimits, type RateLimit } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { requiredLines, textOf } from "#domain/text-input.ts";
import { minutesAfter } from "#domain/time/periods.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

const allowedFiles = { most: limits.messageFilesMax, onlyPdf: false };

const messageText = requiredLines(WRITE_A_MESSAGE, limits.threadMessageLengthMax);

/**
 * The customer writes to one company, or to every company that sees the details. The same id is the same message,
 * however often it is sent. Returns how many copies there are. Errors: link_invalid, link_revoked, read_only_link,
 * not_found (no such company in this project), invalid_input (fields `text`, `files`), project_closed (or the company's
 * purchase has ended), too_many_requests (60 a day; 30 to one company), idempotency_key_reused (the id has sent other
 * words or files).
 */
export async function writeAsCustomer(
  context: Context,
  token: string,
  { to, id, text, files }: { to: string | "all"; id: string; text: string; files?: GivenFiles },
): Promise<number> {
  const { db, now } = context;
  const words = textOf(messageText, text, "text");
  // Before any file is stored.
  await leadOfLink(db.orm, token, now);
  const { threads } = await withStoredFiles(files, allowedFiles, (stored) =>
    inTransaction(db, async (tx) => {
      const leadId = await leadOfLink(tx, token, now);
      await lockLead(tx, leadId);
      const threads = (await threadsOfLead(tx, leadId)).filter(({ purchase }) =>
        to === "all" ? !purchase.endedAt : purchase.id === to,
      );
      if (threads.length === 0) throw new DomainError(to === "all" ? "project_closed" : "not_found");
      await requireLive(tx, leadId);
      const also = [dailyOf("customer", leadId, limits.messagesPerCustomerPerDay)];
      let isKept = false;
      for (const thread of threads) {
        const one = to === "all" ? uuidFromText(JSON.stringify(["message", id, thread.purchase.id])) : id;
        const isNew = await write(tx, context, { thread, id: one, sender: "customer", words, stored, also });
        isKept ||= isNew;
      }
      await noteAct(tx, leadId, now);
      return { isKept, threads: threads.length };
    }),
  );
  return threads;
}

/**
 * The company writes to the customer of its own purchase; its stage moves forward to Contacted. The same id is the same
 * message (`replayed`). Errors: not_signed_in, not_approved, not_found (or another's purchase), invalid_input (fields
 * `text`, `files`), project_closed (or the purchase has ended), no_customer_page, too_many_requests (30 a day),
 * idempotency_key_reused (the id has sent other words or files).
 */
export async function writeAsCompany(
  context: Context,
  actor: Actor,
  { purchaseId, id, text, files }: { purchaseId: string; id: string; text: string; files?: GivenFiles },
): Promise<{ message: Message; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const words = textOf(messageText, text, "text");
  const found = await threadOfPurchase(context.db.orm, purchaseId);
  if (!found || found.purchase.installerId !== installer.id) throw new DomainError("not_found");
  const { message, isKept } = await withStoredFiles(files, allowedFiles, (stored) =>
    inTransaction(context.db, (tx) => writeToCustomer(tx, context, { found, id, words, stored, by: doerOf(actor) })),
  );
  return { message, replayed: !isKept };
}

type Reply = Pick<Written, "id" | "words" | "stored"> & { found: Written["thread"]; by: Doer };

async function writeToCustomer(tx: Tx, context: Context, { found, id, words, stored, by }: Reply) {
  const { now } = context;
  await lockLead(tx, found.lead.id);
  const thread = (await threadOfPurchase(tx, found.purchase.id)) ?? found;
  requireCustomerPage(thread.lead);
  if ((await messageById(tx, id)) === undefined) await requireLive(tx, thread.lead.id);
  const isKept = await write(tx, context, { thread, id, sender: "installer", by, words, stored, also: [] });
  await advanceStage(tx, thread.purchase, { to: "contacted", by, now });
  const row = await messageById(tx, id);
  if (!row) throw new DomainError("conflict");
  const files = (await filesOf(tx, [id])).get(id) ?? [];
  const sight = sightOf(thread.lead, thread.purchase);
  return { message: presentMessage(row, { reader: "installer", now, files, sight }), isKept };
}

/** The message id that a program's key stands for. */
export function messageIdOf(purchaseId: string, key: string): string {
  return uuidFromText(JSON.stringify(["message", purchaseId, key]));
}

interface Written {
  thread: NonNullable<ThreadRow>;
  id: string;
  sender: MessageSide;
  /** Absent of the customer's. */
  by?: Doer;
  words: string;
  stored: readonly StoredFile[];
  also: RateLimit[];
}

/** Returns false if this message was sent before. */
async function write(tx: Tx, context: Context, written: Written): Promise<boolean> {
  const { thread, id, sender, by, words, stored, also } = written;
  const { now } = context;
  const { id: purchaseId, leadId, installerId, endedAt } = thread.purchase;
  await lockThread(tx, purchaseId);
  const earlier = await messageById(tx, id);
  if (earlier) {
    const isSame = earlier.purchaseId === purchaseId && earlier.sender === sender && earlier.text === words;
    // The files of a message taken back are gone.
    if (isSame && (earlier.removedAt || (await cameWith(tx, id, stored)))) return false;
    throw new DomainError("idempotency_key_reused", {
      words: "That key was used for a different message. Nothing was sent.",
    });
  }
  if (endedAt)
    throw new DomainError("project_closed", { words: "You and this company can no longer exchange messages here." });
  const perThread = dailyOf(sender, purchaseId, limits.messagesPerThreadPerDay);
  await checkRateLimits(tx, [...also, perThread], context);
  const place = { leadId, purchaseId, installerId, sender };
  await insertMessage(tx, { ...place, ...by, id, text: words, sentAt: now });
  await keepFiles(tx, { ...place, messageId: id }, stored, { now });
  if (sender === "customer") {
    await enqueue(tx, { kind: "announce", payload: { event: "message.received", purchaseId, occasion: id } }, now);
  }
  await mailSoon(tx, { purchaseId, recipient: other(sender), now });
  return true;
}

/**
 * Leaves a message of the customer's in a thread, inside the caller's transaction, which holds the lead and mails it
 * itself. Authorises nothing.
 */
export async function leaveMessage(
  tx: Tx,
  { now }: Context,
  { purchaseId, id, words }: { purchaseId: string; id: string; words: string },
): Promise<void> {
  const thread = await threadOfPurchase(tx, purchaseId);
  if (!thread) throw new DomainError("not_found");
  const { leadId, installerId } = thread.purchase;
  await lockThread(tx, purchaseId);
  await insertMessage(tx, { leadId, purchaseId, installerId, sender: "customer", id, text: words, sentAt: now });
  await enqueue(tx, { kind: "announce", payload: { event: "message.received", purchaseId, occasion: id } }, now);
}

/** One mail to each side in ten minutes: at once, or with everything else that arrives until then. */
async function mailSoon(
  tx: Tx,
  { purchaseId, recipient, now }: { purchaseId: string; recipient: MessageSide; now: Date },
): Promise<void> {
  const last = await mailDueAt(tx, purchaseId, recipient);
  const latest = minutesAfter(now, limits.messageMailMinutes);
  if (last && last > now && last <= latest) return;
  const next = last && minutesAfter(last, limits.messageMailMinutes);
  // A mail due even later was queued while the clock ran ahead: do not wait for it.
  const dueAt = next && next > now && next <= latest ? next : now;
  await noteMail(tx, { purchaseId, recipient, dueAt });
  const mail = recipient === "customer" ? "message" : "message-to-company";
  await enqueueMail(tx, { mail, purchaseId, since: now.toISOString() }, now, dueAt);
}

async function requireLive(tx: Tx, leadId: string): Promise<void> {
  const project = await projectOfLead(tx, leadId);
  if (project && !isLive(project) && project.status !== "done") throw new DomainError("project_closed");
}

function dailyOf(sender: MessageSide, subject: string, max: number): RateLimit {
  return { name: `messages-${sender}`, subject, max, minutes: 24 * 60 };
}
