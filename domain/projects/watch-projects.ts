import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { watchAppointments } from "#domain/appointments/watch-appointments.ts";
import type { Context } from "#domain/context.ts";
import { closeHeld } from "#domain/lead-reports/close-held.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { isOver } from "#domain/leads/over-request.ts";
import { noteAsked } from "#domain/leads/project.ts";
import { projectOfLead, projectsToErase, quietProjects, unansweredProjects } from "#domain/leads/projects.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { watchOutlines } from "#domain/outline-quotes/watch-outlines.ts";
import { watchUnresponsiveInstallers } from "#domain/projects/answer-unresponsive-installer.ts";
import { chosenWithOthers, closedWithActive, hasWaitingLastMail } from "#domain/projects/endings.sql.ts";
import { askForReadings } from "#domain/projects/outcomes.ts";
import { countOpenStops } from "#domain/projects/stop-requests.sql.ts";
import { watchStopRequests } from "#domain/projects/stop-requests.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** A server that was away for longer has worse to catch up on than masking. */
const CAUGHT_UP_DAYS = 60;
const AT_ONCE = 500;

/**
 * The hourly jobs of projects: watches over silent companies, appointments and outlines, reminds companies of orders to
 * stop and marks overdue ones, erases customers who asked for it, masks the customers of projects closed 14 days ago,
 * asks customers who did nothing for 60 days, closes projects after 90, and asks for a year's reading. Each
 * independently; repeating it changes nothing.
 */
export async function watchProjects(context: Context): Promise<void> {
  await watchStopRequests(context);
  await watchUnresponsiveInstallers(context);
  await watchAppointments(context);
  await watchOutlines(context);
  await eraseStopped(context);
  await maskClosed(context);
  await maskNotChosen(context);
  await askQuiet(context);
  await closeUnanswered(context);
  await askForReadings(context);
}

async function eraseStopped({ db, now }: Context): Promise<void> {
  for (const { leadId, eraseBy } of await projectsToErase(db.orm)) {
    await inTransaction(db, async (tx) => {
      const works = await lockWorksOfRequest(tx, leadId);
      const leadIds = works.map(({ id }) => id);
      const isDue = eraseBy !== null && eraseBy <= now;
      // The mail about it is written from the data that is about to be erased.
      const isComplete = async () =>
        (await countOpenStops(tx, { leadIds })) === 0 && !(await hasWaitingLastMail(tx, leadIds[0] ?? leadId));
      if (!isDue && !(await isComplete())) return;
      await eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now });
    });
  }
}

async function maskClosed({ db, now }: Context): Promise<void> {
  const until = daysBefore(now, limits.contactKeptAfterEndDays);
  for (const leadId of await closedWithActive(db.orm, { after: daysBefore(until, CAUGHT_UP_DAYS), until })) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      await endPurchases(tx, { leadId }, { reason: "closed", by: "time", now });
    });
  }
}

async function maskNotChosen({ db, now }: Context): Promise<void> {
  const until = daysBefore(now, limits.contactKeptAfterEndDays);
  const found = await chosenWithOthers(db.orm, { after: daysBefore(until, CAUGHT_UP_DAYS), until });
  for (const { leadId, chosen } of found) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      await endPurchases(tx, { leadId, except: [chosen] }, { reason: "not_chosen", by: "time", now });
    });
  }
}

async function askQuiet({ db, now }: Context): Promise<void> {
  for (const leadId of await quietProjects(db.orm, daysBefore(now, limits.stillLookingDays), AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const works = (await lockWorksOfRequest(tx, leadId)).filter(({ anonymisedAt }) => !anonymisedAt);
      const open: string[] = [];
      for (const lead of works) {
        const project = await projectOfLead(tx, lead.id);
        // Asked already, with another work of the request.
        if (project?.status !== "open" || project.askedStillLookingAt) continue;
        await noteAsked(tx, lead.id, now);
        // A request that is off sale and has no company only closes in time: the answer would change nothing.
        const { buyers } = await readRequest(tx, lead.id);
        if (!(lead.status === "withdrawn" && isOver(lead, buyers, now))) open.push(lead.id);
      }
      const [first] = open;
      if (first !== undefined) await enqueueMail(tx, { mail: "still-looking", leadId: first }, now);
    });
  }
}

async function closeUnanswered({ db, now }: Context): Promise<void> {
  const wait = limits.closesWithoutActDays - limits.stillLookingDays;
  const moments = { askedBy: daysBefore(now, wait), actedBy: daysBefore(now, limits.closesWithoutActDays) };
  for (const leadId of await unansweredProjects(db.orm, moments, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const lead = await lockLead(tx, leadId);
      if (lead && !lead.anonymisedAt) await closeHeld(tx, lead, "time", now);
    });
  }
}
