import { limits } from "#config/limits.ts";
import { REPLACE_TEXT_VERSION } from "#content/sharing-text.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { hasOtherOpenRequest, insertConsent, type LeadRow, lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueue, enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import {
  countPending,
  freePlace,
  replacementsDue,
  unresponsivePurchases,
  type WaitRow,
  waitOf,
  waitsOfLead,
  writeUnresponsive,
} from "#domain/projects/unresponsive-installers.sql.ts";
import { hasContact, isUnproven, replaceableFrom } from "#domain/projects/unresponsive-installers.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isMailTime, nextMailTime } from "#domain/time/mail-time.ts";
import { daysAfter, daysBefore, hoursAfter, hoursBefore } from "#domain/time/periods.ts";

export type ContactAnswer = "yes" | "no" | "wait";

/**
 * The customer says whether a company has been in touch, or that they will wait; the last answer counts, and “yes”
 * withdraws the request for another installer. “No” is possible a day after the purchase. Errors: link_invalid,
 * link_revoked, read_only_link, not_found (no such company, or its purchase has ended), project_closed, conflict (“no”
 * within a day, or although they wrote here).
 */
export function answerUnresponsiveInstaller(
  { db, now }: Context,
  token: string,
  { purchaseId, answer }: { purchaseId: string; answer: ContactAnswer },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { wait, lead } = await heldWait(tx, token, purchaseId, now);
    if (answer === "no") requireSilence(wait, now);
    const takenBack = answer === "no" ? {} : { replaceAskedAt: null };
    await writeUnresponsive(tx, wait, { answer, answeredAt: now, ...takenBack });
    await noteAct(tx, lead.id, now);
  });
}

/**
 * “Find me another installer”: ends the purchase and frees its place, but not before its 48th hour; an earlier request
 * is kept and carried out then unless the company writes. A suspended company is replaced at once, whatever it wrote.
 * Twice per project. Repeating it changes nothing. Returns whether it was done now. Errors: as `answerSilence`;
 * replace_limit, conflict (the customer has another open request for the service).
 */
export function replaceInstaller({ db, now }: Context, token: string, purchaseId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { wait, lead } = await heldWait(tx, token, purchaseId, now);
    if (wait.silence?.replaceAskedAt) return false;
    requireSilence(wait, now);
    if (lead.placesReopened + (await countPending(tx, lead.id)) >= limits.replacementsMax) {
      throw new DomainError("replace_limit");
    }
    await requireNoOther(tx, lead);
    await insertConsent(tx, { leadId: lead.id, textVersion: REPLACE_TEXT_VERSION, toldAt: now, purchaseId });
    await writeUnresponsive(tx, wait, { answer: "no", answeredAt: now, replaceAskedAt: now });
    await noteAct(tx, lead.id, now);
    await insertProjectEvents(tx, [{ leadId: lead.id, kind: "replace_asked", actor: "customer", purchaseId, at: now }]);
    // A waiting report blocks it; the hourly job resumes once the report is decided.
    if (now < replaceableFrom(wait) || wait.isReported) return false;
    await replaceHeld(tx, { wait, lead, now });
    return true;
  });
}

/** Replaces the company once 48 hours are over, unless it has written meanwhile. Authorises nothing. */
async function replaceIfStillUnresponsive(
  { db, now }: Context,
  { purchaseId, leadId }: { purchaseId: string; leadId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, leadId);
    const wait = await waitOf(tx, purchaseId);
    if (!lead || !wait?.silence?.replaceAskedAt || wait.silence.replacedAt || wait.endedAt) return;
    const hasWritten = wait.isVisible && wait.companyStatus === "approved";
    if (wait.projectStatus !== "open" || hasWritten || wait.isReported || now < replaceableFrom(wait)) return;
    if (lead.status === "sold" && (await hasOtherOpenRequest(tx, lead))) return;
    await replaceHeld(tx, { wait, lead, now });
  });
}

async function replaceHeld(tx: Tx, { wait, lead, now }: { wait: WaitRow; lead: LeadRow; now: Date }): Promise<void> {
  const { purchaseId, leadId } = wait;
  const isSuspended = wait.companyStatus !== "approved";
  const ended = isSuspended ? "company_gone" : "silent";
  await endPurchases(tx, { purchaseIds: [purchaseId] }, { reason: ended, by: "customer", now });
  const least = daysAfter(now, limits.replacementSaleDays);
  const most = daysAfter(lead.availableAt ?? lead.createdAt, limits.replacementUntilDays);
  const wanted = least > lead.expiresAt ? least : lead.expiresAt;
  await updateLead(tx, leadId, {
    expiresAt: wanted < most ? wanted : most,
    placesReopened: lead.placesReopened + 1,
  });
  // A trigger updates the lead's count, and puts a sold lead on sale again.
  await freePlace(tx, purchaseId, now);
  await writeUnresponsive(tx, wait, { replacedAt: now });
  await insertProjectEvents(tx, [{ leadId, kind: "replaced", actor: "customer", purchaseId, at: now }]);
  await enqueueMail(tx, { mail: "place-lost", purchaseId }, now, nextMailTime(now));
  if (lead.status === "sold" || lead.status === "available")
    await enqueue(tx, { kind: "alert-installers", payload: { leadId } }, now);
  const reason = isSuspended ? "The company was suspended." : "The company had not been in touch.";
  await recordAudit(tx, "automatic", {
    action: "replacement",
    subject: { type: "purchase", id: purchaseId },
    reason,
    now,
  });
}

async function heldWait(tx: Tx, token: string, purchaseId: string, now: Date) {
  const lead = await lockLead(tx, await leadOfLink(tx, token, now));
  if (!lead) throw new DomainError("link_invalid");
  const project = await requireLockedProject(tx, lead.id);
  const wait = await waitOf(tx, purchaseId);
  if (wait?.leadId !== lead.id || wait.endedAt) throw new DomainError("not_found");
  if (project.status !== "open") throw new DomainError("project_closed");
  return { wait, lead };
}

function requireSilence(wait: WaitRow, now: Date): void {
  if (wait.companyStatus !== "approved") return;
  if (wait.isVisible) throw new DomainError("conflict", { words: "They have messaged you here. Nothing has changed." });
  if (now < hoursAfter(wait.clockFrom, limits.contactReminderHours))
    throw new DomainError("conflict", { words: "Give them a day first. Nothing has changed." });
}

async function requireNoOther(tx: Tx, lead: LeadRow): Promise<void> {
  if (lead.status !== "sold" || !(await hasOtherOpenRequest(tx, lead))) return;
  const words = "You have another open request for the same service. Close one of them first. Nothing has changed.";
  throw new DomainError("conflict", { words });
}

/**
 * Reminds companies that have not been in touch for a day, asks their customers a day later, and replaces those that
 * customers asked to replace. A company that only says it has been in touch is asked about, too. Mails go out by day;
 * those due at night wait. Repeating it changes nothing.
 */
export async function watchUnresponsiveInstallers(context: Context): Promise<void> {
  const { db, now } = context;
  for (const due of await replacementsDue(db.orm, hoursBefore(now, limits.contactQuestionHours))) {
    await replaceIfStillUnresponsive(context, due);
  }
  if (!isMailTime(now)) return;
  const moments = {
    after: daysBefore(now, limits.silenceCaughtUpDays),
    until: hoursBefore(now, limits.contactReminderHours),
    asking: hoursBefore(now, limits.contactQuestionHours),
  };
  const unresponsive = await unresponsivePurchases(db.orm, moments);
  for (const leadId of new Set(unresponsive.map((wait) => wait.leadId))) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const waits = await waitsOfLead(tx, leadId);
      const open = waits.filter((wait) => wait.purchasedAt > moments.after && isToWatch(wait));
      for (const wait of open.filter((one) => !hasContact(one) && isToRemind(one, now))) await remind(tx, wait, now);
      const due = open.filter(({ silence, clockFrom }) => !silence?.askedAt && now >= askedFrom({ clockFrom }));
      if (due.length > 0 && !isAskedOtherwise(waits, open, now)) await askCustomer(tx, { leadId, due, now });
    });
  }
}

function isToWatch(wait: WaitRow): boolean {
  const { projectStatus, isReported, companyStatus } = wait;
  if (projectStatus !== "open" || isReported || companyStatus !== "approved") return false;
  return !hasContact(wait) || isUnproven(wait);
}

const askedFrom = ({ clockFrom }: Pick<WaitRow, "clockFrom">) => hoursAfter(clockFrom, limits.contactQuestionHours);

function isToRemind({ clockFrom, silence }: WaitRow, now: Date): boolean {
  if (silence?.remindedAt || now >= askedFrom({ clockFrom })) return false;
  return now >= hoursAfter(clockFrom, limits.contactReminderHours);
}

/** One mail for a project and day: after the last company that is due that day, and not again. */
function isAskedOtherwise(waits: readonly WaitRow[], open: readonly WaitRow[], now: Date): boolean {
  const today = londonDay(now);
  const wasToday = waits.some(({ silence }) => silence?.askedAt && londonDay(silence.askedAt) === today);
  const isLater = (due: Date) => due > now && londonDay(nextMailTime(due)) === today;
  return wasToday || open.some((wait) => !wait.silence?.askedAt && isLater(askedFrom(wait)));
}

async function remind(tx: Tx, wait: WaitRow, now: Date): Promise<void> {
  const { purchaseId } = wait;
  await writeUnresponsive(tx, wait, { remindedAt: now });
  await enqueueMail(tx, { mail: "contact-reminder", purchaseId, hours: "24" }, now);
  await enqueue(tx, { kind: "announce", payload: { event: "purchase.contact_due", purchaseId } }, now);
}

/** Asks about all of them in one mail, and reminds those that say nothing of a contact. */
async function askCustomer(
  tx: Tx,
  { leadId, due, now }: { leadId: string; due: readonly WaitRow[]; now: Date },
): Promise<void> {
  const silent = due.filter((wait) => !hasContact(wait));
  for (const wait of due) {
    await writeUnresponsive(tx, wait, silent.includes(wait) ? { remindedAt: now, askedAt: now } : { askedAt: now });
  }
  const reminders = silent.map(({ purchaseId }) => ({ mail: "contact-reminder", purchaseId, hours: "48" }) as const);
  await enqueueMails(tx, [{ mail: "silent-installer", leadId }, ...reminders], now);
}
