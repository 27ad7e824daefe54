import type { Queryable, Tx } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { type Appointment, presentAppointment } from "#domain/appointments/appointment.ts";
import {
  appointmentsOfLead,
  appointmentsOfPurchases,
  endTimesOf,
  purchaseForTimes,
} from "#domain/appointments/appointments.sql.ts";
import { tellOfChange } from "#domain/appointments/tell.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type Sight, sightOf, wholeSight } from "#domain/leads/sight.ts";
import { leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";

export type MyAppointment = Appointment & { company: string };

/** For a project, in order of offering. Errors: link_invalid, link_revoked, read_only_link. */
export async function myAppointments(context: Context, token: string): Promise<MyAppointment[]> {
  const rows = await appointmentsOfLead(context.db.orm, await leadOfUsedLink(context, token));
  return rows.map(({ appointment, company }) => ({
    ...presentAppointment(appointment, wholeSight, "customer"),
    company,
  }));
}

/** One appointment with the id of its calendar entry. Errors: as `myAppointments`, and not_found. */
export async function myAppointment({ db, now }: Context, token: string, id: string) {
  const rows = await appointmentsOfLead(db.orm, await leadOfLink(db.orm, token, now));
  const found = rows.find(({ appointment }) => appointment.id === id);
  if (!found) throw new DomainError("not_found");
  const { appointment, company } = found;
  return { ...presentAppointment(appointment, wholeSight, "customer"), company, uid: appointment.uid };
}

/** For a purchase of the actor's company. Errors: not_signed_in, not_found (or another's purchase). */
export async function purchaseAppointments({ db }: Context, actor: Actor, purchaseId: string): Promise<Appointment[]> {
  const installer = requireInstaller(actor, "bought_leads");
  const found = await purchaseForTimes(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  const sight = sightOf(found.lead, found.purchase);
  const rows = await appointmentsOfPurchases(db.orm, [purchaseId]);
  return rows.map((row) => presentAppointment(row, sight, "installer"));
}

/** For these purchases, by purchase. Authorises nothing. */
export async function appointmentsByPurchase(
  tx: Queryable,
  sights: ReadonlyMap<string, Sight>,
): Promise<ReadonlyMap<string, Appointment[]>> {
  const found = new Map<string, Appointment[]>();
  for (const row of await appointmentsOfPurchases(tx, [...sights.keys()])) {
    const sight = sights.get(row.purchaseId);
    if (!sight) continue;
    found.set(row.purchaseId, [...(found.get(row.purchaseId) ?? []), presentAppointment(row, sight, "installer")]);
  }
  return found;
}

/**
 * The companies of these purchases have lost the work: ends open offers, and cancels booked appointments with both
 * sides.
 */
export async function endTimes(tx: Tx, purchaseIds: readonly string[], now: Date): Promise<void> {
  for (const { id, purchaseId, status } of await endTimesOf(tx, purchaseIds, now)) {
    if (status === "cancelled") await tellOfChange(tx, { appointmentId: id, purchaseId, event: "cancelled", now });
  }
}
