import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { removeFilesOfMessage } from "#domain/files/remove-files.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { removableUntil } from "#domain/messages/message.ts";
import { lockThread, type MessageRow, messageById, updateMessage } from "#domain/messages/messages.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { optionalReason } from "#domain/text-input.ts";

/**
 * The customer takes back their own message with its files, within 15 minutes of sending. Repeating it changes nothing.
 * Errors: link_invalid, link_revoked, read_only_link, not_found (no such message of theirs), conflict (15 minutes are
 * over).
 */
export function removeAsCustomer({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await remove(tx, await held(tx, id, (message) => message.leadId === leadId && message.sender === "customer"), now);
  });
}

/** The company takes back its message; otherwise as above. Errors: not_signed_in, not_approved, not_found, conflict. */
export async function removeAsCompany({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    const isTheirs = (message: MessageRow) => message.installerId === installer.id && message.sender === "installer";
    await remove(tx, await held(tx, id, isTheirs), now);
  });
}

/**
 * The customer asks us to look at what a company wrote. Repeating it changes nothing. Errors: link_invalid,
 * link_revoked, read_only_link, not_found (no such message to them), invalid_input (field `reason`).
 */
export function reportAsCustomer(
  { db, now }: Context,
  token: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const message = await held(tx, id, (one) => one.leadId === leadId && one.sender === "installer");
    await report(tx, message, reason, now);
  });
}

/** The company reports what the customer wrote; otherwise as above. Errors: not_signed_in, not_approved, not_found, invalid_input. */
export async function reportAsCompany(
  { db, now }: Context,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    const isTheirs = (message: MessageRow) => message.installerId === installer.id && message.sender === "customer";
    await report(tx, await held(tx, id, isTheirs), reason, now);
  });
}

async function held(tx: Tx, id: string, isTheirs: (message: MessageRow) => boolean): Promise<MessageRow> {
  const found = await messageById(tx, id);
  if (!found || !isTheirs(found)) throw new DomainError("not_found");
  await lockLead(tx, found.leadId);
  await lockThread(tx, found.purchaseId);
  const message = await messageById(tx, id);
  if (!message) throw new DomainError("not_found");
  return message;
}

async function remove(tx: Tx, message: MessageRow, now: Date): Promise<void> {
  if (message.removedAt) return;
  if (now >= removableUntil(message)) {
    throw new DomainError("conflict", {
      words: "You can remove a message for 15 minutes after sending it. Nothing has changed.",
    });
  }
  await updateMessage(tx, message.id, { removedAt: now });
  await removeFilesOfMessage(tx, message.id, now);
}

async function report(tx: Tx, message: MessageRow, reason: string, now: Date): Promise<void> {
  const reportReason = optionalReason(reason);
  if (message.reportedAt) return;
  await updateMessage(tx, message.id, { reportedAt: now, reportReason });
}
