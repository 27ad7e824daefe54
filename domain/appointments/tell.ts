import type { Tx } from "#db/connection.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";

/** Tells both sides by mail, with the calendar entry, and the company's webhooks. Authorises nothing. */
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
  await enqueue(
    tx,
    { kind: "announce", payload: { event: `appointment.${event}`, purchaseId, occasion: appointmentId } },
    now,
  );
}
