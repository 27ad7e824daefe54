import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type AppointmentRow, appointmentById, updateAppointment } from "#domain/appointments/appointments.sql.ts";
import { bookTime } from "#domain/appointments/book-time.ts";
import { tellOfChange } from "#domain/appointments/tell.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { keepVisitAddress, lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { optionalLines, textOf } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";

const addressText = optionalLines(limits.appointmentAddressLengthMax);

/**
 * The customer picks one of the offered times, with an optional address; a booked appointment is moved to it. Both
 * sides get the calendar entry. Repeating it changes nothing. Errors: link_invalid, link_revoked, read_only_link,
 * not_found (no such offer in this project), invalid_input (field `address`), project_closed, slot_gone (taken back,
 * answered, or past).
 */
export function pressTime(
  { db, now }: Context,
  token: string,
  { id, startsAt, address }: { id: string; startsAt: Date; address: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    const where = textOf(addressText, address, "address");
    if (!(await bookTime(tx, row, { by: "customer", startsAt, where: where ?? null, now }))) return;
    if (where) await keepVisitAddress(tx, row.leadId, where);
    await noteAct(tx, row.leadId, now);
  });
}

/**
 * None of the offered times suits the customer; the company is told. Repeating it changes nothing. Errors: as
 * `pressTime`.
 */
export function refuseTimes({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    if (row.status === "refused") return;
    if (row.status !== "offered" || row.offeredBy === "customer") throw new DomainError("slot_gone");
    await updateAppointment(tx, id, { status: "refused", statusChangedAt: now });
    const { leadId, purchaseId } = row;
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [{ leadId, kind: "times_refused", actor: "customer", purchaseId, at: now }]);
    await enqueueMail(tx, { mail: "times-refused", purchaseId, appointmentId: id }, now);
  });
}

/** The customer cancels a booked appointment; both are told. Repeating it changes nothing. Errors: as `pressTime`. */
export function cancelAsCustomer({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    if (row.status === "cancelled") return;
    if (row.status !== "booked") throw new DomainError("slot_gone");
    await updateAppointment(tx, id, { status: "cancelled", statusChangedAt: now, sequence: row.sequence + 1 });
    const { leadId, purchaseId } = row;
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [{ leadId, kind: "times_cancelled", actor: "customer", purchaseId, at: now }]);
    await tellOfChange(tx, { appointmentId: id, purchaseId, event: "cancelled", now });
  });
}

/**
 * "They did not come": possible for seven days after it began. Repeating it changes nothing. Errors: as `pressTime`.
 */
export function sayMissed({ db, now }: Context, token: string, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await heldByLink(tx, token, id, now);
    if (row.status === "missed") return;
    const { startsAt, status, leadId, purchaseId } = row;
    const isOver = startsAt !== null && startsAt <= now && now < daysAfter(startsAt, limits.missedSaidDays);
    if (!isOver || (status !== "booked" && status !== "kept")) throw new DomainError("slot_gone");
    await updateAppointment(tx, id, { status: "missed", statusChangedAt: now });
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [{ leadId, kind: "time_missed", actor: "customer", purchaseId, at: now }]);
  });
}

/** An appointment of the link’s project, whose lead the caller then holds. Errors: not_found, and as a link’s. */
export async function heldByLink(tx: Tx, token: string, id: string, now: Date): Promise<AppointmentRow> {
  const leadId = await leadOfLink(tx, token, now);
  await lockLead(tx, leadId);
  const row = await appointmentById(tx, id);
  if (row?.leadId !== leadId) throw new DomainError("not_found");
  return row;
}
