import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { hashToken } from "#domain/link-token.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import {
  type DataRequestRow,
  dataRequestBy,
  dataRequestsSince,
  insertDataRequest,
  lockDataRequest,
  openRequestOf,
  updateDataRequest,
} from "#domain/personal-data/data-requests.sql.ts";
import { allAbout } from "#domain/personal-data/gather.sql.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { requireReason } from "#domain/reason.ts";
import {
  emailAddress,
  optionalCode,
  optionalEmailAddress,
  optionalLines,
  requiredLines,
  requiredText,
  textOf,
} from "#domain/text-input.ts";
import { daysAfter, daysBefore, monthsAfter } from "#domain/time/periods.ts";

/** What anyone can ask at /complaints. */
export const dataRequestForm = z.object({
  name: requiredText("Enter your name.", limits.nameLengthMax),
  email: emailAddress("Enter your email address."),
  words: optionalLines(limits.complaintLengthMax),
});

/** What support enters for somebody who rang or wrote. */
export const enteredDataRequestForm = z
  .object({
    name: requiredText("Enter the name.", limits.nameLengthMax),
    email: optionalEmailAddress(),
    phone: optionalCode(limits.phoneLengthMax).transform((text, context) => {
      const phone = text === undefined ? null : parseUkPhone(text);
      if (text !== undefined && !phone) context.addIssue({ code: "custom", message: "Enter a UK phone number." });
      return phone?.e164;
    }),
    words: optionalLines(limits.complaintLengthMax),
  })
  .superRefine(({ email, phone }, context) => {
    if (email || phone) return;
    context.addIssue({ code: "custom", path: ["email"], message: "Enter an email address or a phone number." });
  });

const IDENTITY = "Say how you checked who asks.";

export const identityForm = z.object({ identity: requiredLines(IDENTITY, limits.reasonLengthMax) });

/**
 * Anyone asks for what we hold about an address. Whoever reads its mailbox confirms that by a link; until then nothing is
 * looked up, so that the answer tells nobody whom we know. Asking again while it is open sends the link again. `id` is for
 * a new request, `address` is the network address. Errors: too_many_requests.
 */
export function askForData(
  context: Context,
  { id, form, address }: { id: string; form: z.output<typeof dataRequestForm>; address: string },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const perHour = limits.publicComplaintsPerAddressPerHour;
    const perDay = limits.publicComplaintsPerEmailPerDay;
    await checkRateLimits(
      tx,
      [
        { name: "complaint-address", subject: address, max: perHour, minutes: 60 },
        { name: "complaint-email", subject: mailboxOf(form.email), max: perDay, minutes: 24 * 60 },
      ],
      context,
    );
    const { name, email, words = null } = form;
    await insertDataRequest(tx, { id, name, email, words, ...dated(now) });
    await askMailbox(tx, email, now);
  });
}

const dated = (now: Date) => ({ askedAt: now, answerBy: monthsAfter(now, limits.dataRequestMonths) });

async function askMailbox(tx: Tx, email: string, now: Date): Promise<void> {
  const open = await openRequestOf(tx, email);
  if (open && !open.confirmedAt) await enqueueMail(tx, { mail: "data-request", to: email, requestId: open.id }, now);
}

/**
 * Support enters a request that came by telephone or letter; an email address is asked to confirm. `id` is made by the
 * caller. Errors: not_signed_in, not_admin, role_required, conflict (that address has an open request).
 */
export async function enterDataRequest(
  { db, now }: Context,
  actor: Actor,
  { id, form }: { id: string; form: z.output<typeof enteredDataRequestForm> },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  const { name, email = null, phone = null, words = null } = form;
  await inTransaction(db, async (tx) => {
    const row = { id, name, email, phone, words, enteredBy: admin.userId, ...dated(now) };
    if (!(await insertDataRequest(tx, row))) {
      if ((await lockDataRequest(tx, id))?.enteredBy === admin.userId) return;
      throw new DomainError("conflict", { words: "This address has an open request already." });
    }
    if (email) await askMailbox(tx, email, now);
    await recordAudit(tx, admin, { action: "enter-data-request", subject: subjectOf(id), now });
  });
}

const subjectOf = (id: string) => ({ type: "data-request", id }) as const;

/**
 * Makes the link of the mail that asks whether the address is theirs; the newest alone works. Undefined if there is
 * nothing to ask any more.
 */
export function issueConfirmLink({ db }: Context, requestId: string, token: string) {
  return inTransaction(db, async (tx) => {
    const found = await lockDataRequest(tx, requestId);
    if (!found?.email || found.confirmedAt || found.answeredAt) return undefined;
    await updateDataRequest(tx, requestId, { confirmHash: hashToken(token) });
    return { to: found.email, name: found.name };
  });
}

/**
 * Makes the link of the mail with the file; the newest alone works. Undefined unless the request is answered by mail to a
 * mailbox that has confirmed.
 */
export function issueFileLink({ db, now }: Context, requestId: string, token: string) {
  return inTransaction(db, async (tx) => {
    const found = await lockDataRequest(tx, requestId);
    if (!found?.email || !found.confirmedAt || found.outcome !== "mailed") return undefined;
    const fileUntil = daysAfter(now, limits.dataFileDays);
    await updateDataRequest(tx, requestId, { fileHash: hashToken(token), fileUntil, fetchedAt: null });
    return { to: found.email, name: found.name, fileUntil };
  });
}

/** What a link of one of our mails is for. */
export type DataLink =
  | { state: "to-confirm" | "confirmed"; answerBy: Date }
  | { state: "ready"; until: Date }
  | { state: "fetched" | "expired" };

/** Opening a link changes nothing, as programs that look for harm in mails open it too. Errors: link_invalid. */
export function dataLink({ db, now }: Context, token: string): Promise<DataLink> {
  return inTransaction(db, async (tx) => {
    const file = await dataRequestBy(tx, "fileHash", hashToken(token));
    if (file?.fetchedAt) return { state: "fetched" };
    if (file?.fileUntil) return file.fileUntil > now ? { state: "ready", until: file.fileUntil } : { state: "expired" };
    const asked = await dataRequestBy(tx, "confirmHash", hashToken(token));
    if (!asked) throw new DomainError("link_invalid");
    return { state: asked.confirmedAt ? "confirmed" : "to-confirm", answerBy: asked.answerBy };
  });
}

/** Whoever reads the mailbox says that the address is theirs; again changes nothing. Errors: link_invalid. */
export function confirmDataRequest({ db, now }: Context, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await dataRequestBy(tx, "confirmHash", hashToken(token));
    if (!found) throw new DomainError("link_invalid");
    if (found.confirmedAt || found.answeredAt) return;
    await updateDataRequest(tx, found.id, { confirmedAt: now });
  });
}

/**
 * The file, made now, for the link of our mail to the mailbox that confirmed. Once: of several at once one gets it.
 * Errors: link_invalid, link_expired (used or too late).
 */
export function fetchFile({ db, now }: Context, token: string): Promise<Record<string, unknown>> {
  return inTransaction(db, async (tx) => {
    const found = await dataRequestBy(tx, "fileHash", hashToken(token));
    if (!found?.fileUntil || !found.confirmedAt) throw new DomainError("link_invalid");
    if (found.fetchedAt || found.fileUntil <= now) throw new DomainError("link_expired");
    await updateDataRequest(tx, found.id, { fetchedAt: now });
    return fileOf(tx, found, now);
  });
}

/** Only what is known to be theirs is looked up. A number that somebody typed proves nothing by itself. */
async function fileOf(tx: Tx, row: DataRequestRow, now: Date): Promise<Record<string, unknown>> {
  const isChecked = row.identity !== null;
  const email = row.confirmedAt || isChecked ? row.email : null;
  const phone = isChecked ? row.phone : null;
  return { madeAt: now, about: { email, phone }, ...(await allAbout(tx, { email, phone })) };
}

/** Up to a hundred: open, most urgent first, then those answered lately. Errors: not_signed_in, not_admin, role_required. */
export async function dataRequestsToAnswer({ db, now }: Context, actor: Actor) {
  requireAdmin(actor, "customers");
  const lately = daysBefore(now, limits.dataFileDays);
  const rows = await dataRequestsSince(db.orm, lately, limits.dataRequestsShown);
  return rows.map(({ request, checkedBy }) => ({
    id: request.id,
    name: request.name,
    email: request.email,
    phone: request.phone,
    words: request.words,
    askedAt: request.askedAt,
    answerBy: request.answerBy,
    isLate: !request.answeredAt && request.answerBy < now,
    isEntered: request.enteredBy !== null,
    confirmedAt: request.confirmedAt,
    identity: request.identity,
    checkedBy,
    answeredAt: request.answeredAt,
    outcome: request.outcome,
    fetchedAt: request.fetchedAt,
  }));
}

/**
 * Support notes how it checked who asks, where no mailbox can answer. Errors: not_signed_in, not_admin, role_required,
 * not_found, conflict (answered already).
 */
export async function noteIdentity(
  context: Context,
  actor: Actor,
  { id, identity }: { id: string; identity: string },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  const noted = textOf(identityForm.shape.identity, identity, "identity");
  // Not in the audit log, which is kept for good: it may name papers.
  await decide(context, { admin, id, action: "check-identity" }, ({ answeredAt }) => {
    if (answeredAt) throw new DomainError("conflict");
    return { identity: noted, identityBy: admin.userId, identityAt: context.now };
  });
}

/**
 * Makes the file ready: a mailbox that has answered is mailed a link to it, and again if the link was lost. Where identity
 * was checked another way alone, support hands it over (`fileToHandOver`); no mail goes out. Errors: not_signed_in,
 * not_admin, role_required, not_found, conflict (nobody knows who asks, or it was declined).
 */
export async function gather(context: Context, actor: Actor, id: string): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  await decide(context, { admin, id, action: "gather-data" }, async (row, tx) => {
    const { email, confirmedAt, identity, outcome } = row;
    const isMailed = email !== null && confirmedAt !== null;
    if ((!isMailed && identity === null) || outcome === "declined")
      throw new DomainError("conflict", {
        words: "First the mailbox must answer, or you note how you checked who asks.",
      });
    if (isMailed) await enqueueMail(tx, { mail: "data-file", to: email, requestId: id }, context.now);
    const answered = { answeredAt: context.now, answeredBy: admin.userId };
    return { ...answered, outcome: isMailed ? "mailed" : "handed_over" };
  });
}

/**
 * Support closes it without a file and notes why, for example if no mailbox answered. We tell nobody: support's own answer
 * does. Errors: not_signed_in, not_admin, role_required, not_found, invalid_input, conflict.
 */
export async function declineDataRequest(
  context: Context,
  actor: Actor,
  { id, reason: given }: { id: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  const reason = requireReason(given, "Say why.");
  await decide(context, { admin, id, action: "decline-data-request", reason }, ({ answeredAt }) => {
    if (answeredAt) throw new DomainError("conflict");
    return { answeredAt: context.now, answeredBy: admin.userId, outcome: "declined", reason };
  });
}

interface Decision {
  admin: User;
  id: string;
  action: string;
  reason?: string;
}

function decide(
  { db, now }: Context,
  { admin, id, action, reason }: Decision,
  change: (row: DataRequestRow, tx: Tx) => Partial<DataRequestRow> | Promise<Partial<DataRequestRow>>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await lockDataRequest(tx, id);
    if (!found) throw new DomainError("not_found");
    await updateDataRequest(tx, id, await change(found, tx));
    await recordAudit(tx, admin, { action, subject: subjectOf(id), ...(reason && { reason }), now });
  });
}

/**
 * The file for support to hand over, made now; each reading is recorded. Errors: not_signed_in, not_admin, role_required,
 * not_found (also unless it is to be handed over, or too long after).
 */
export async function fileToHandOver({ db, now }: Context, actor: Actor, id: string): Promise<Record<string, unknown>> {
  const admin = requireAdmin(actor, "customers");
  return inTransaction(db, async (tx) => {
    const found = await lockDataRequest(tx, id);
    const isOpen = found?.outcome === "handed_over" && daysAfter(found.answeredAt ?? now, limits.dataFileDays) > now;
    if (!found || !isOpen) throw new DomainError("not_found");
    await recordAudit(tx, admin, { action: "download-data", subject: subjectOf(id), now });
    return fileOf(tx, found, now);
  });
}
