import { limits } from "#config/limits.ts";
import { type AppointmentKind, appointmentKinds } from "#content/appointment-kinds.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, doerOf, requireApprovedInstaller } from "#domain/actor.ts";
import { type Appointment, presentAppointment } from "#domain/appointments/appointment.ts";
import {
  type AppointmentRow,
  appointmentById,
  appointmentsOfPurchases,
  insertAppointment,
  openOffer,
  purchaseForTimes,
  updateAppointment,
} from "#domain/appointments/appointments.sql.ts";
import { tellOfChange } from "#domain/appointments/tell.ts";
import { isUnusual } from "#domain/appointments/unusual-hours.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { isLive, requireCustomerPage } from "#domain/leads/project.ts";
import { insertProjectEvents, projectOfLead } from "#domain/leads/projects.sql.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { advanceStage } from "#domain/purchases/advance-stage.ts";
import { type RateLimit, spendAttempt } from "#domain/rate-limits.ts";
import { daysAfter, hoursAfter } from "#domain/time/periods.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

export interface OfferedTimes {
  purchaseId: string;
  /** From the form or the program's key: the same id is the same offer. */
  id: string;
  kind: string;
  minutes: number;
  times: readonly Date[];
  /** Refuses a time at night unless the company has confirmed it. */
  asksAboutNight?: boolean;
}

/**
 * The company offers its customer one to three times, 12 hours to 60 days ahead, which replace its earlier offer; if
 * one is booked, the new times move it. The stage moves forward to Contacted. Errors: not_signed_in, not_approved,
 * not_found (or another's purchase), invalid_input (fields `kind`, `minutes`, `times`), project_closed (or the purchase
 * has ended), no_customer_page, too_many_requests (`limits.offersPerPurchasePerDay`), idempotency_key_reused.
 */
export async function offerTimes(
  context: Context,
  actor: Actor,
  given: OfferedTimes,
): Promise<{ appointment: Appointment; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const { db, now } = context;
  const { purchaseId, id } = given;
  const by = doerOf(actor);
  return inTransaction(db, async (tx) => {
    const found = await purchaseForTimes(tx, purchaseId, installer.id);
    if (!found) throw new DomainError("not_found");
    await lockLead(tx, found.lead.id);
    const held = (await purchaseForTimes(tx, purchaseId, installer.id)) ?? found;
    const sight = sightOf(held.lead, held.purchase);
    const earlier = await appointmentById(tx, id);
    if (earlier) {
      if (!isSame(earlier, given))
        throw new DomainError("idempotency_key_reused", { words: "That key was used to offer other times." });
      return { appointment: presentAppointment(earlier, sight, "installer"), replayed: true };
    }
    const project = await projectOfLead(tx, found.lead.id);
    if (held.purchase.endedAt || (project && !isLive(project))) throw new DomainError("project_closed");
    requireCustomerPage(held.lead);
    const kind = readOffer(given, now);
    await spendAttempt(tx, offersOf(purchaseId), context, ENOUGH_OFFERS);
    await replaceOffer(tx, purchaseId, now);
    const booked = await bookedOf(tx, purchaseId, now);
    const times = given.times.map((time) => time.toISOString()).toSorted();
    const calendar = booked ? { movesId: booked.id, uid: booked.uid, sequence: booked.sequence + 1 } : { uid: id };
    const about = { id, purchaseId, leadId: found.lead.id, installerId: installer.id, kind, minutes: given.minutes };
    await insertAppointment(tx, {
      ...about,
      ...by,
      ...calendar,
      times,
      status: "offered",
      statusChangedAt: now,
      offeredAt: now,
    });
    await advanceStage(tx, held.purchase, { to: "contacted", by, now });
    await insertProjectEvents(tx, [
      { leadId: found.lead.id, kind: "times_offered", actor: "installer", purchaseId, at: now },
    ]);
    await enqueueMail(tx, { mail: "times-offered", purchaseId, appointmentId: id }, now);
    const row = await appointmentById(tx, id);
    if (!row) throw new DomainError("conflict");
    return { appointment: presentAppointment(row, sight, "installer"), replayed: false };
  });
}

const ENOUGH_OFFERS = `You can offer times ${limits.offersPerPurchasePerDay} times a day, because we email each offer to the customer. Your last offer still stands. Nothing was sent.`;

function offersOf(purchaseId: string): RateLimit {
  return { name: "times-offered", subject: purchaseId, max: limits.offersPerPurchasePerDay, minutes: 24 * 60 };
}

/** The offer id that a program's key stands for. */
export function offerIdOf(purchaseId: string, key: string): string {
  return uuidFromText(JSON.stringify(["times", purchaseId, key]));
}

/**
 * The company takes its offer back, or cancels a booked appointment; repeating it changes nothing. Errors:
 * not_signed_in, not_approved, not_found (or another's), slot_gone (it is over).
 */
export async function cancelAsCompany({ db, now }: Context, actor: Actor, id: string): Promise<Appointment> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  return inTransaction(db, async (tx) => {
    const found = await appointmentById(tx, id);
    if (found?.installerId !== installer.id) throw new DomainError("not_found");
    await lockLead(tx, found.leadId);
    const row = await appointmentById(tx, id);
    if (!row) throw new DomainError("not_found");
    const { status, purchaseId, leadId } = row;
    if (status !== "withdrawn" && status !== "cancelled") {
      const isTheirs = status === "offered" && row.offeredBy === "installer";
      if (!isTheirs && status !== "booked") throw new DomainError("slot_gone");
      const to = isTheirs ? ("withdrawn" as const) : ("cancelled" as const);
      await updateAppointment(tx, id, { status: to, statusChangedAt: now, sequence: row.sequence + 1 });
      await insertProjectEvents(tx, [{ leadId, kind: `times_${to}`, actor: "installer", purchaseId, at: now }]);
      if (status === "booked") await tellOfChange(tx, { appointmentId: id, purchaseId, event: "cancelled", now });
    }
    const bought = await purchaseForTimes(tx, purchaseId, installer.id);
    if (!bought) throw new DomainError("not_found");
    return presentAppointment(
      (await appointmentById(tx, id)) ?? row,
      sightOf(bought.lead, bought.purchase),
      "installer",
    );
  });
}

async function replaceOffer(tx: Tx, purchaseId: string, now: Date): Promise<void> {
  const open = await openOffer(tx, purchaseId);
  const status = open?.offeredBy === "customer" ? "refused" : "withdrawn";
  if (open) await updateAppointment(tx, open.id, { status, statusChangedAt: now });
}

async function bookedOf(tx: Tx, purchaseId: string, now: Date): Promise<AppointmentRow | undefined> {
  const all = await appointmentsOfPurchases(tx, [purchaseId]);
  return all.findLast(({ status, startsAt }) => status === "booked" && startsAt !== null && startsAt > now);
}

function isSame(row: AppointmentRow, { purchaseId, kind, minutes, times }: OfferedTimes): boolean {
  const same = times.map((time) => time.getTime()).toSorted();
  const kept = row.times.map((time) => Date.parse(time)).toSorted();
  return row.purchaseId === purchaseId && row.kind === kind && row.minutes === minutes && String(same) === String(kept);
}

const UNUSUAL = `One time is before 0${limits.usualHoursFrom}:00 or after ${limits.usualHoursTo}:00 UK time. Tick the box if you mean it, or change it.`;

/** What is wrong with times that one side offers the other; empty if nothing is. */
export function timesErrors(times: readonly Date[], now: Date): string[] {
  const first = hoursAfter(now, limits.timesAheadMinHours);
  const last = daysAfter(now, limits.timesAheadMaxDays);
  const areWhole = times.length > 0 && times.length <= limits.offeredTimesMax;
  const areDistinct = new Set(times.map((time) => time.getTime())).size === times.length;
  const areAhead = times.every((time) => time >= first && time <= last);
  return areWhole && areDistinct && areAhead ? [] : [WRONG_TIMES];
}

const WRONG_TIMES = `Offer 1 to ${limits.offeredTimesMax} different times, ${limits.timesAheadMinHours} hours to ${limits.timesAheadMaxDays} days ahead.`;

function readOffer({ kind, minutes, times, asksAboutNight = false }: OfferedTimes, now: Date): AppointmentKind {
  const known = appointmentKinds.find(({ value }) => value === kind)?.value;
  const errors: Record<string, string[]> = {};
  if (!known) errors.kind = ["Choose what it is for: a call, a survey or the installation."];
  if (!Number.isInteger(minutes) || minutes < limits.appointmentMinutesMin || minutes > limits.appointmentMinutesMax) {
    errors.minutes = [`Enter whole minutes, ${limits.appointmentMinutesMin} to ${limits.appointmentMinutesMax}.`];
  }
  const wrongTimes = timesErrors(times, now);
  if (wrongTimes.length > 0) errors.times = wrongTimes;
  else if (asksAboutNight && times.some(isUnusual)) errors.times = [UNUSUAL];
  if (!known || Object.keys(errors).length > 0)
    throw new DomainError("invalid_input", { fields: errors as FieldErrors });
  return known;
}
