import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { lockStop, type StopRow, stopsToWatch, updateStop } from "#domain/projects/stop-requests.sql.ts";
import { hoursAfter, hoursBefore } from "#domain/time/periods.ts";

/** Reminds companies of orders that they have not confirmed, and marks those that are overdue. Again, changes nothing. */
export async function watchStopRequests({ db, now }: Context): Promise<void> {
  for (const { purchaseId, leadId } of await stopsToWatch(db.orm, hoursBefore(now, limits.stopFirstReminderHours))) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const stop = await lockStop(tx, purchaseId);
      if (stop?.status !== "asked") return;
      await (stop.dueAt <= now ? markOverdue(tx, stop, now) : remind(tx, stop, now));
    });
  }
}

async function markOverdue(tx: Tx, { purchaseId, leadId }: StopRow, now: Date): Promise<void> {
  await updateStop(tx, purchaseId, { status: "overdue", overdueAt: now });
  await insertProjectEvents(tx, [{ leadId, kind: "stop_overdue", actor: "time", purchaseId, at: now }]);
  await enqueueMails(
    tx,
    [
      { mail: "stop-overdue", purchaseId },
      { mail: "stop-late", purchaseId },
    ],
    now,
  );
}

/** Once for each moment that has passed; of two that passed together, for the later. */
async function remind(tx: Tx, { purchaseId, askedAt, remindedAt }: StopRow, now: Date): Promise<void> {
  const hours = [limits.stopFirstReminderHours, limits.stopSecondReminderHours];
  const passed = hours.map((one) => hoursAfter(askedAt, one)).filter((moment) => moment <= now);
  const latest = passed.at(-1);
  if (!latest || (remindedAt && remindedAt >= latest)) return;
  await updateStop(tx, purchaseId, { remindedAt: now });
  await enqueueMail(tx, { mail: "stop", purchaseId, isReminder: true }, now);
}
