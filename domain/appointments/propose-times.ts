import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import { heldByLink } from "#domain/appointments/answer-times.ts";
import {
  appointmentById,
  insertAppointment,
  openOffer,
  updateAppointment,
} from "#domain/appointments/appointments.sql.ts";
import { bookTime } from "#domain/appointments/book-time.ts";
import { timesErrors } from "#domain/appointments/offer-times.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { keepVisitAddress, lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, noteAct } from "#domain/leads/project.ts";
import { insertProjectEvents, projectOfLead } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { spendAttempt } from "#domain/rate-limits.ts";
import { optionalLines, textOf } from "#domain/text-input.ts";

const addressText = optionalLines(limits.appointmentAddressLengthMax);

/**
 * The customer suggests one to three times, 12 hours to 60 days ahead: instead of a company’s offer (`id`), which is
 * refused with it, or to move a booking, which stays until the company takes one. They replace the customer’s own
 * earlier suggestion. `newId` is new with each form, and repeating it changes nothing. Errors: link_invalid,
 * link_revoked, read_only_link, not_found, invalid_input (fields `times`, `address`), project_closed, slot_gone (neither
 * offered by the company nor booked), too_many_requests (`limits.offersPerPurchasePerDay`).
 */
export function proposeTimes(
  context: Context,
  token: string,
  { id, newId, times, address }: { id: string; newId: string; times: readonly Date[]; address: string },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    if ((await appointmentById(tx, newId))?.leadId === row.leadId) return;
    const isBooked = row.status === "booked" && row.startsAt !== null && row.startsAt > now;
    const isOffered = row.status === "offered" && row.offeredBy === "installer";
    if (!isBooked && !isOffered) throw new DomainError("slot_gone");
    const where = textOf(addressText, address, "address") ?? row.address;
    const errors = timesErrors(times, now);
    if (errors.length > 0) throw new DomainError("invalid_input", { fields: { times: errors } });
    const { leadId, purchaseId, installerId, kind, minutes } = row;
    const project = await projectOfLead(tx, leadId);
    const { purchase } = await findPurchase(tx, purchaseId);
    if (purchase.endedAt || (project && !isLive(project))) throw new DomainError("project_closed");
    const limit = { max: limits.offersPerPurchasePerDay, minutes: 24 * 60 };
    await spendAttempt(tx, { name: "times-proposed", subject: purchaseId, ...limit }, context, ENOUGH);
    const open = await openOffer(tx, purchaseId);
    const isOwn = open?.offeredBy === "customer";
    if (open) await updateAppointment(tx, open.id, { status: isOwn ? "withdrawn" : "refused", statusChangedAt: now });
    const calendar = isBooked
      ? { movesId: row.id, uid: row.uid, sequence: row.sequence + 1 }
      : { movesId: row.movesId, uid: row.movesId ? row.uid : newId, sequence: row.sequence };
    const about = { id: newId, purchaseId, leadId, installerId, kind, minutes, address: where };
    const offer = { offeredBy: "customer", status: "offered", statusChangedAt: now, offeredAt: now } as const;
    const starts = times.map((time) => time.toISOString()).toSorted();
    await insertAppointment(tx, { ...about, ...calendar, ...offer, times: starts });
    if (where) await keepVisitAddress(tx, leadId, where);
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [{ leadId, kind: "times_proposed", actor: "customer", purchaseId, at: now }]);
    await enqueueMail(tx, { mail: "times-proposed", purchaseId, appointmentId: newId }, now);
  });
}

const ENOUGH = `You can suggest times to a company ${limits.offersPerPurchasePerDay} times a day, because we email each to them. Write to them instead. Nothing was sent.`;

/** The customer withdraws the times they suggested; repeating it changes nothing. Errors: as `proposeTimes`. */
export function withdrawProposal({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    if (row.status === "withdrawn") return;
    if (row.status !== "offered" || row.offeredBy !== "customer") throw new DomainError("slot_gone");
    await updateAppointment(tx, id, { status: "withdrawn", statusChangedAt: now });
    await noteAct(tx, row.leadId, now);
  });
}

/**
 * The company books one of the times its customer suggested; a booked appointment is moved to it. Repeating it changes
 * nothing. Errors: not_signed_in, not_approved, not_found (or another’s), slot_gone, project_closed.
 */
export function takeProposedTime(
  { db, now }: Context,
  actor: Actor,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  return inTransaction(db, async (tx) => {
    const found = await appointmentById(tx, id);
    if (found?.installerId !== installer.id) throw new DomainError("not_found");
    await lockLead(tx, found.leadId);
    const row = await appointmentById(tx, id);
    if (row) await bookTime(tx, row, { by: doerOf(actor), startsAt, where: null, now });
  });
}
