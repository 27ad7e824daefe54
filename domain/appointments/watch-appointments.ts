import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  appointmentById,
  appointmentsPassed,
  appointmentsToRemind,
  updateAppointment,
} from "#domain/appointments/appointments.sql.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";

/**
 * Ends unanswered offers once their times have passed, marks past appointments as kept unless the customer says
 * otherwise, and reminds both sides from 17:00 on the day before. Repeating it changes nothing.
 */
export async function watchAppointments({ db, now }: Context): Promise<void> {
  for (const { id, leadId, status } of await appointmentsPassed(db.orm, now)) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const row = await appointmentById(tx, id);
      if (row?.status !== status) return;
      await updateAppointment(tx, id, { status: status === "offered" ? "passed" : "kept", statusChangedAt: now });
    });
  }
  const today = londonDay(now);
  if (now < londonTime(today, limits.appointmentReminderHour)) return;
  const from = londonTime(addDays(today, 1), 0);
  const until = londonTime(addDays(today, 2), 0);
  for (const { id, leadId } of await appointmentsToRemind(db.orm, { from, until })) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const row = await appointmentById(tx, id);
      if (row?.status !== "booked" || row.remindedAt) return;
      await updateAppointment(tx, id, { remindedAt: now });
      const both = ["appointment-reminder", "appointment-reminder-to-company"] as const;
      await enqueueMails(
        tx,
        both.map((mail) => ({ mail, purchaseId: row.purchaseId, appointmentId: id })),
        now,
      );
    });
  }
}
