import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { closeHeld } from "#domain/endings/close-request.ts";
import {
  closedWithActive,
  countOpenStops,
  hasWaitingLastMail,
  type StopRow,
  stopForUpdate,
  stopsToWatch,
  updateStop,
} from "#domain/endings/endings.sql.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { holdLead } from "#domain/leads/lead-record.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue-mail.ts";
import { noteAsked, noteEvents, projectsToErase, quietProjects, unansweredProjects } from "#domain/projects/project.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { daysBefore, hoursAfter, hoursBefore } from "#domain/time/periods.ts";

/** A server that was away for longer has worse to catch up with than a mask. */
const CAUGHT_UP_DAYS = 60;
const AT_ONCE = 500;

/**
 * What time does in projects, every hour: reminds companies of orders to stop and marks those that are overdue, erases
 * whose customer asked for it, masks the customers of projects that were closed 14 days ago, asks customers who did
 * nothing for 60 days, and closes after 90. Each by itself; doing it again changes nothing.
 */
export async function watchProjects(context: Context): Promise<void> {
  await watchStops(context);
  await eraseStopped(context);
  await maskClosed(context);
  await askQuiet(context);
  await closeUnanswered(context);
}

async function watchStops({ db, now }: Context): Promise<void> {
  for (const { purchaseId, leadId } of await stopsToWatch(db.orm, hoursBefore(now, limits.stopFirstReminderHours))) {
    await inTransaction(db, async (tx) => {
      await holdLead(tx, leadId);
      const stop = await stopForUpdate(tx, purchaseId);
      if (stop?.status !== "asked") return;
      await (stop.dueAt <= now ? markOverdue(tx, stop, now) : remind(tx, stop, now));
    });
  }
}

async function markOverdue(tx: Tx, { purchaseId, leadId }: StopRow, now: Date): Promise<void> {
  await updateStop(tx, purchaseId, { status: "overdue", overdueAt: now });
  await noteEvents(tx, [{ leadId, kind: "stop_overdue", actor: "time", purchaseId, at: now }]);
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

async function eraseStopped({ db, now }: Context): Promise<void> {
  for (const { leadId, eraseBy } of await projectsToErase(db.orm)) {
    await inTransaction(db, async (tx) => {
      await holdLead(tx, leadId);
      const isDue = eraseBy !== null && eraseBy <= now;
      // The mail that says so is written from the data that goes.
      const isComplete = async () =>
        (await countOpenStops(tx, { leadId })) === 0 && !(await hasWaitingLastMail(tx, leadId));
      if (!isDue && !(await isComplete())) return;
      await eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now });
    });
  }
}

async function maskClosed({ db, now }: Context): Promise<void> {
  const until = daysBefore(now, limits.contactKeptAfterEndDays);
  for (const leadId of await closedWithActive(db.orm, { after: daysBefore(until, CAUGHT_UP_DAYS), until })) {
    await inTransaction(db, async (tx) => {
      await holdLead(tx, leadId);
      await endPurchases(tx, { leadId }, { reason: "closed", by: "time", now });
    });
  }
}

async function askQuiet({ db, now }: Context): Promise<void> {
  for (const leadId of await quietProjects(db.orm, daysBefore(now, limits.stillLookingDays), AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const lead = await holdLead(tx, leadId);
      if (!lead || lead.anonymisedAt) return;
      await noteAsked(tx, leadId, now);
      await enqueueMail(tx, { mail: "still-looking", leadId }, now);
    });
  }
}

async function closeUnanswered({ db, now }: Context): Promise<void> {
  const wait = limits.closesWithoutActDays - limits.stillLookingDays;
  for (const leadId of await unansweredProjects(db.orm, daysBefore(now, wait), AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const lead = await holdLead(tx, leadId);
      if (lead && !lead.anonymisedAt) await closeHeld(tx, lead, "time", now);
    });
  }
}
