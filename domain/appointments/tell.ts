import type { Tx } from "#db/connection.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { enqueueAnnouncements } from "#domain/outbox/enqueue-announcement.ts";

/** Tells both sides by mail, with the calendar entry, and the company's programs. Authorizes nothing. */
export async function tellOfChange(
  tx: Tx,
  news: { appointmentId: string; purchaseId: string; event: "booked" | "cancelled"; now: Date },
): Promise<void> {
  const { appointmentId, purchaseId, event, now } = news;
  await enqueueMails(
    tx,
    [
      { mail: "appointment", purchaseId, appointmentId, event },
      { mail: "appointment-to-company", purchaseId, appointmentId, event },
    ],
    now,
  );
  await enqueueAnnouncements(tx, [{ event: `appointment.${event}`, purchaseId, occasion: appointmentId }], now);
}
