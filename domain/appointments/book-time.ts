import type { Tx } from "#db/connection.ts";
import type { Doer } from "#domain/actor.ts";
import { type AppointmentRow, appointmentById, updateAppointment } from "#domain/appointments/appointments.sql.ts";
import { tellOfChange } from "#domain/appointments/tell.ts";
import { DomainError } from "#domain/errors.ts";
import { isLive } from "#domain/leads/project.ts";
import { insertProjectEvents, projectOfLead } from "#domain/leads/projects.sql.ts";
import { advanceStage } from "#domain/purchases/advance-stage.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";

/**
 * Books one of the times that the other side offered, and moves the booking that the offer was to move; both sides get
 * the calendar entry. `where` is the address, null to keep the one that came with the offer. False, and nothing
 * changes, if it is booked for that time already. The caller holds the lead. Errors: slot_gone, project_closed.
 */
export async function bookTime(
  tx: Tx,
  row: AppointmentRow,
  { by, startsAt, where, now }: { by: "customer" | Doer; startsAt: Date; where: string | null; now: Date },
): Promise<boolean> {
  const { id, leadId, purchaseId } = row;
  if (row.status === "booked" && row.startsAt?.getTime() === startsAt.getTime()) return false;
  const side = by === "customer" ? by : "installer";
  const doer = by === "customer" ? undefined : by;
  const isOffered = row.offeredBy !== side && row.times.some((time) => Date.parse(time) === startsAt.getTime());
  if (row.status !== "offered" || !isOffered || startsAt <= now) throw new DomainError("slot_gone");
  const project = await projectOfLead(tx, leadId);
  if (project && !isLive(project)) throw new DomainError("project_closed");
  const { purchase } = await findPurchase(tx, purchaseId);
  if (purchase.endedAt) throw new DomainError("slot_gone");
  const moved = row.movesId && (await appointmentById(tx, row.movesId));
  if (moved && moved.status === "booked") {
    await updateAppointment(tx, moved.id, { status: "moved", statusChangedAt: now });
  }
  const booking = { status: "booked", statusChangedAt: now, startsAt, address: where ?? row.address } as const;
  await updateAppointment(tx, id, { ...booking, ...doer });
  if (row.kind === "survey") await advanceStage(tx, purchase, { to: "survey_booked", by: doer, now });
  await insertProjectEvents(tx, [{ leadId, kind: "time_booked", actor: side, purchaseId, at: now }]);
  await tellOfChange(tx, { appointmentId: id, purchaseId, event: "booked", now });
  return true;
}
