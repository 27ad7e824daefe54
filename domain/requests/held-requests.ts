import { z } from "zod";
import { limits } from "#config/limits.ts";
import { isDisposable } from "#content/hold-reasons.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Tx } from "#db/connection.ts";
import type { HoldReason } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { fillBrief } from "#domain/briefs/write-brief.ts";
import { mailboxOf } from "#domain/contact/mailbox.ts";
import { isForDrama } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import { type LeadRow, updateLead } from "#domain/leads/leads.sql.ts";
import { isHeld } from "#domain/leads/open-status.ts";
import { putOnSale } from "#domain/leads/quote-request.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import {
  endHolds,
  holdsSince,
  insertHolds,
  insertRequestSignals,
  otherNamesOfPhone,
  requestsOfSender,
  setHoldWords,
  waitingHolds,
} from "#domain/requests/held-requests.sql.ts";
import { requiredLines } from "#domain/text-input.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** What a customer tells us while we look. */
export const heldForm = z.object({
  words: requiredLines("Tell us who you are, or what we should know.", limits.requestHoldWordsLengthMax),
});

/**
 * Holds the works that are being confirmed, inside the caller's transaction, which holds them, if they meet two rules:
 * they are not on sale, nobody is alerted, and the customer is told why. One rule alone is only noted. Returns whether
 * they are held. Authorises nothing.
 */
export async function holdIfDoubtful(tx: Tx, works: readonly LeadRow[], now: Date): Promise<boolean> {
  const [first] = works;
  if (!first) return false;
  const reasons = await doubtsAbout(tx, first);
  if (reasons.length < limits.holdRulesMin) {
    await insertRequestSignals(tx, first.id, reasons, now);
    return false;
  }
  const leadIds = works.map(({ id }) => id);
  for (const id of leadIds) await updateLead(tx, id, { status: "paused" });
  await insertHolds(tx, leadIds, { reasons, heldAt: now });
  await enqueueMail(tx, { mail: "request-held", leadId: first.id }, now);
  return true;
}

/**
 * Of several works that are sent together the first speaks for all. A number for drama is nobody's, so that many names
 * share it: it counts only beside a mailbox that is thrown away.
 */
async function doubtsAbout(tx: Tx, lead: LeadRow): Promise<HoldReason[]> {
  const hides = lead.customerEmail !== null && isDisposable(lead.customerEmail);
  const met: Record<HoldReason, boolean> = {
    disposable_mail: hides,
    other_names: (hides || !isForDrama(lead.customerPhone ?? "")) && (await hasOtherNames(tx, lead)),
    many_requests:
      lead.senderHash !== null &&
      (await requestsOfSender(tx, lead, daysBefore(lead.createdAt, 1))) >= limits.holdRequestsPerDayMin,
    sent_at_once: lead.isSentAtOnce,
  };
  return (Object.keys(met) as HoldReason[]).filter((reason) => met[reason]);
}

async function hasOtherNames(tx: Tx, lead: LeadRow): Promise<boolean> {
  if (!lead.customerPhone) return false;
  const since = daysBefore(lead.createdAt, limits.holdOtherNamesDays);
  return (await otherNamesOfPhone(tx, lead, since)) >= limits.holdOtherNamesMin;
}

/** The customer tells us more about a held request. Errors: link_invalid, link_revoked, read_only_link, conflict. */
export function tellMore({ db, now }: Context, token: string, words: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const works = await lockWorksOfRequest(tx, await leadOfLink(tx, token, now));
    const held = heldOf(works, now);
    if (held.length === 0) throw new DomainError("conflict");
    await setHoldWords(tx, idsOf(held), words);
  });
}

/** Those that wait, and could still go on sale. */
const heldOf = (works: readonly LeadRow[], now: Date) => works.filter((lead) => isHeld(lead) && lead.expiresAt > now);
const idsOf = (works: readonly LeadRow[]) => works.map(({ id }) => id);

/** An administrator's own request is for others to decide. */
const isOwn = (admin: User, { customerEmail }: LeadRow) =>
  customerEmail !== null && mailboxOf(customerEmail) === mailboxOf(admin.email);

/**
 * The requests that wait for a person, oldest first; how to reach the customer is on the lead's page. Errors:
 * not_signed_in, not_admin, role_required.
 */
export async function heldRequests({ db }: Context, actor: Actor) {
  const admin = requireAdmin(actor, "customers");
  const rows = await waitingHolds(db.orm, limits.requestHoldsShown);
  const requests = Map.groupBy(rows, ({ lead }) => lead.groupId ?? lead.id);
  return [...requests.values()].flatMap((works) =>
    works.slice(0, 1).map(({ hold, lead }) => ({
      id: lead.id,
      isOwn: isOwn(admin, lead),
      name: lead.customerName,
      postcode: lead.postcode,
      message: lead.description,
      services: works.map((work) => leadServiceLabel(work.lead.serviceType)),
      reasons: hold.reasons,
      words: hold.words,
      heldAt: hold.heldAt,
    })),
  );
}

/**
 * Puts a held request on sale, with all its works, as if it had just been confirmed. Errors: not_signed_in, not_admin,
 * role_required, own_request, conflict (it no longer waits).
 */
export async function releaseRequest({ db, now }: Context, actor: Actor, leadId: string): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  await inTransaction(db, async (tx) => {
    await requireLeadOfOthers(tx, admin, leadId);
    if (!(await release(tx, leadId, { by: admin, now }))) throw new DomainError("conflict");
  });
}

/**
 * Declines a held request, with all its works: it is closed, and its customer gets the reason by mail. Errors:
 * not_signed_in, not_admin, role_required, own_request, invalid_input (no reason), conflict (it no longer waits).
 */
export async function declineRequest(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  const reason = requireReason(input.reason, "Say why. It is sent to the customer.");
  await inTransaction(db, async (tx) => {
    await requireLeadOfOthers(tx, admin, input.leadId);
    const works = heldOf(await lockWorksOfRequest(tx, input.leadId), now);
    const [first] = works;
    if (!first) throw new DomainError("conflict");
    if (isOwn(admin, first)) throw new DomainError("own_request");
    const closed = { status: "withdrawn", closedAt: now, closedBy: "admin", closedReason: reason } as const;
    for (const { id } of works) await updateLead(tx, id, closed);
    await endHolds(tx, idsOf(works), { endedAt: now, outcome: "declined", endedBy: admin.userId, reason });
    await enqueueMail(tx, { mail: "request-declined", leadId: first.id }, now);
    const subject = { type: "lead", id: first.id } as const;
    await recordAudit(tx, admin, { action: "decline-request", subject, reason, now });
  });
}

/** Releases what nobody has decided about for 2 days, every hour. Returns how many works. Authorises nothing. */
export async function releaseOverdueRequests({ db, now }: Context): Promise<number> {
  let released = 0;
  for (const leadId of await holdsSince(db.orm, daysBefore(now, limits.requestHeldDays))) {
    released += await inTransaction(db, (tx) => release(tx, leadId, { by: "automatic", now }));
  }
  return released;
}

async function release(tx: Tx, leadId: string, { by, now }: { by: User | "automatic"; now: Date }): Promise<number> {
  const works = heldOf(await lockWorksOfRequest(tx, leadId), now);
  const [first] = works;
  if (!first) return 0;
  if (by !== "automatic" && isOwn(by, first)) throw new DomainError("own_request");
  const endedBy = by === "automatic" ? null : by.userId;
  await endHolds(tx, idsOf(works), { endedAt: now, outcome: "released", endedBy });
  await putOnSale(tx, works, now);
  for (const { id } of works) await fillBrief(tx, id, now);
  await recordAudit(tx, by, { action: "release-request", subject: { type: "lead", id: first.id }, now });
  return works.length;
}
