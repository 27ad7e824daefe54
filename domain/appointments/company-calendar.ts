import { limits } from "#config/limits.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { type Appointment, presentAppointment } from "#domain/appointments/appointment.ts";
import { appointmentsOfCompany, feedByHash } from "#domain/appointments/calendar.sql.ts";
import { type CalendarEntry, calendarFeed, entryOf } from "#domain/appointments/calendar-entry.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { hashToken } from "#domain/link-token.ts";
import { mayAct } from "#domain/roles.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** An appointment in a company's calendar, with its customer. */
export interface CalendarAppointment extends Appointment {
  /** The customer's name; a first name once the purchase has ended. */
  customer: string;
  outcode: string;
}

/**
 * The company's offered and booked appointments, earliest first, including the last few days. Errors: not_signed_in,
 * not_found (no company).
 */
export async function companyCalendar({ db, now }: Context, actor: Actor): Promise<CalendarAppointment[]> {
  const { id } = requireInstaller(actor, "bought_leads");
  const found = await calendarOf(db.orm, { installerId: id }, now);
  return found.map(({ uid: _, ...appointment }) => appointment);
}

/**
 * Appointments for a person's calendar program (RFC 5545), the whole company's or those of leads assigned to them or nobody, each
 * with the UID and sequence number of its mails. Empty for a company that is not approved. Errors: link_invalid (no such
 * link, it is paused, or its person has left or may not read bought leads any more), link_revoked.
 */
export async function readCalendarFeed({ db, now }: Context, token: string): Promise<string> {
  const found = await feedByHash(db.orm, hashToken(token));
  if (!found) throw new DomainError("link_invalid");
  const { feed, company, status, role, lacksFactor } = found;
  if (lacksFactor || !(role && mayAct(role, "bought_leads"))) throw new DomainError("link_invalid");
  if (feed.revokedAt) throw new DomainError("link_revoked");
  if (feed.pausedAt) throw new DomainError("link_invalid");
  const { installerId, isOfAll, userId } = feed;
  const whose = { installerId, assignedTo: isOfAll ? undefined : userId };
  const all = status === "approved" ? await calendarOf(db.orm, whose, now) : [];
  const entries = all.flatMap((one): CalendarEntry[] => {
    const summary = `${appointmentKindLabel(one.kind)}: ${one.customer}, ${one.outcode}`;
    const entry = entryOf(one, { uid: one.uid, summary, description: "Agreed through Fairwatt." });
    return entry ? [entry] : [];
  });
  return calendarFeed(entries, { name: `Fairwatt: ${company}`, now });
}

async function calendarOf(tx: Queryable, whose: { installerId: string; assignedTo?: string | undefined }, now: Date) {
  const rows = await appointmentsOfCompany(tx, whose, daysBefore(now, limits.calendarPastDays));
  return rows.map(({ appointment, lead, endedAt }) => {
    const sight = sightOf(lead, { endedAt });
    return {
      ...presentAppointment(appointment, sight, "installer"),
      customer: presentCustomer(lead, sight).name,
      outcode: lead.outcode,
      uid: appointment.uid,
    };
  });
}
