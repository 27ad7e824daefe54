import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import type { StopStatus } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireInstaller } from "#domain/actor.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { leadById, lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { endedSight, type HeldLead } from "#domain/leads/sight.ts";
import { enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import {
  countOpenStops,
  lockStop,
  openStopsOfAll,
  openStopsOfCompany,
  type StopRow,
  stopOfPurchase,
  stopsOfLead,
  stopsOfPurchases,
  stopsToWatch,
  updateStop,
} from "#domain/projects/stop-requests.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { hoursAfter, hoursBefore } from "#domain/time/periods.ts";

/** An order to stop, as its customer sees it. */
export interface ProjectStop {
  purchaseId: string;
  company: string;
  status: StopStatus;
  askedAt: Date;
  /** From then on the company cannot buy until it confirms. */
  dueAt: Date;
  confirmedAt: Date | null;
  /** What the law obliges the company to keep, in its own words. */
  keptByLaw: string | null;
  contactedAgainAt: Date | null;
}

/** The orders of a project, in order of purchase. Errors: link_invalid, link_revoked, read_only_link. */
export async function stopsOfProject({ db, now }: Context, token: string): Promise<ProjectStop[]> {
  const rows = await stopsOfLead(db.orm, await leadOfLink(db.orm, token, now));
  return rows.map(({ stop, companyName }) => presentStop(stop, companyName));
}

/** The orders of a lead. Authorises nothing. */
export async function stopsOf(tx: Queryable, leadId: string): Promise<ProjectStop[]> {
  return (await stopsOfLead(tx, leadId)).map(({ stop, companyName }) => presentStop(stop, companyName));
}

function presentStop(stop: StopRow, company: string): ProjectStop {
  const { purchaseId, status, askedAt, dueAt, confirmedAt, keptByLaw, contactedAgainAt } = stop;
  return { purchaseId, company, status, askedAt, dueAt, confirmedAt, keptByLaw, contactedAgainAt };
}

/** An order to stop, as the company sees it. */
export interface CompanyStop {
  purchaseId: string;
  status: StopStatus;
  askedAt: Date;
  dueAt: Date;
  confirmedAt: Date | null;
  keptByLaw: string | null;
}

/** The order for this purchase; null if there is none. Errors: not_signed_in, not_found (no company, or another's). */
export async function stopOfMyPurchase({ db }: Context, actor: Actor, purchaseId: string): Promise<CompanyStop | null> {
  const installer = requireInstaller(actor, "bought_leads");
  const stop = await stopOfPurchase(db.orm, purchaseId);
  if (!stop) return null;
  if (stop.installerId !== installer.id) throw new DomainError("not_found");
  const lead = await leadById(db.orm, stop.leadId);
  if (!lead) throw new DomainError("not_found");
  return presentToCompany(stop, lead);
}

/** As above, for a purchase of the company's own, with its lead. Authorises nothing. */
export async function stopOn(tx: Queryable, purchaseId: string, lead: HeldLead): Promise<CompanyStop | null> {
  const stop = await stopOfPurchase(tx, purchaseId);
  return stop ? presentToCompany(stop, lead) : null;
}

function presentToCompany(stop: StopRow, lead: HeldLead): CompanyStop {
  const { purchaseId, status, askedAt, dueAt, confirmedAt } = stop;
  const keptByLaw = endedSight(lead).text(stop.keptByLaw);
  return { purchaseId, status, askedAt, dueAt, confirmedAt, keptByLaw };
}

/** The orders for purchases of one company, each with its lead, by purchase. Authorises nothing. */
export async function stopsByPurchase(
  tx: Queryable,
  leads: ReadonlyMap<string, HeldLead>,
): Promise<ReadonlyMap<string, CompanyStop>> {
  const stops = await stopsOfPurchases(tx, [...leads.keys()]);
  return new Map(
    stops.flatMap((stop) => {
      const lead = leads.get(stop.purchaseId);
      return lead ? [[stop.purchaseId, presentToCompany(stop, lead)]] : [];
    }),
  );
}

/** The orders that the actor's company has not confirmed, most urgent first. Errors: not_signed_in, not_found. */
export async function myOpenStops({ db }: Context, actor: Actor) {
  const rows = await openStopsOfCompany(db.orm, requireInstaller(actor, "bought_leads").id);
  return rows.map(({ stop, customerName, outcode, serviceType }) => ({
    purchaseId: stop.purchaseId,
    status: stop.status,
    askedAt: stop.askedAt,
    dueAt: stop.dueAt,
    firstName: firstNameOf(customerName),
    outcode,
    serviceLabel: leadServiceLabel(serviceType),
  }));
}

/** How many orders the actor's company has not confirmed. Errors: not_signed_in, not_found. */
export async function countMyOpenStops({ db }: Context, actor: Actor): Promise<number> {
  return countOpenStops(db.orm, { installerId: requireInstaller(actor, "bought_leads").id });
}

/** Up to a hundred unconfirmed orders, overdue ones first. Errors: not_signed_in, not_admin. */
export async function openStops({ db }: Context, actor: Actor) {
  requireAdmin(actor, "stops");
  const rows = await openStopsOfAll(db.orm, limits.openStopsShown);
  return rows.map(({ stop, customerName, serviceType, ...rest }) => ({
    ...rest,
    purchaseId: stop.purchaseId,
    leadId: stop.leadId,
    installerId: stop.installerId,
    status: stop.status,
    askedAt: stop.askedAt,
    dueAt: stop.dueAt,
    contactedAgainAt: stop.contactedAgainAt,
    firstName: firstNameOf(customerName),
    serviceLabel: leadServiceLabel(serviceType),
  }));
}

/** Reminds companies of unconfirmed orders, and marks overdue ones. Repeating it changes nothing. */
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

/** Once for each moment that has passed; if two have passed together, only for the later. */
async function remind(tx: Tx, { purchaseId, askedAt, remindedAt }: StopRow, now: Date): Promise<void> {
  const hours = [limits.stopFirstReminderHours, limits.stopSecondReminderHours];
  const passed = hours.map((one) => hoursAfter(askedAt, one)).filter((moment) => moment <= now);
  const latest = passed.at(-1);
  if (!latest || (remindedAt && remindedAt >= latest)) return;
  await updateStop(tx, purchaseId, { remindedAt: now });
  await enqueueMail(tx, { mail: "stop", purchaseId, isReminder: true }, now);
}
