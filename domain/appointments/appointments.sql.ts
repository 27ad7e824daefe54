import { and, asc, eq, getTableColumns, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { appointments, leadPurchases, leads, profiles } from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";

/** With the name of whoever of the company offered it, or booked it. */
export type AppointmentRow = typeof appointments.$inferSelect & { by: string | null };

export const withDoer = {
  ...getTableColumns(appointments),
  by: nameOfDoer(appointments.sentBy, appointments.apiKeyId),
};

export async function appointmentById(tx: Queryable, id: string): Promise<AppointmentRow | undefined> {
  return (await tx.select(withDoer).from(appointments).where(eq(appointments.id, id)))[0];
}

export async function insertAppointment(tx: Queryable, row: typeof appointments.$inferInsert): Promise<void> {
  await tx.insert(appointments).values(row);
}

export async function updateAppointment(
  tx: Queryable,
  id: string,
  change: Partial<typeof appointments.$inferInsert>,
): Promise<void> {
  await tx.update(appointments).set(change).where(eq(appointments.id, id));
}

/** The unanswered offer of a purchase. */
export async function openOffer(tx: Queryable, purchaseId: string): Promise<AppointmentRow | undefined> {
  const isOpen = and(eq(appointments.purchaseId, purchaseId), eq(appointments.status, "offered"));
  return (await tx.select(withDoer).from(appointments).where(isOpen))[0];
}

/** For one project, with the companies' names and their place in order of purchase, newest offer last. */
export async function appointmentsOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ appointment: withDoer, company: profiles.companyName })
    .from(appointments)
    .innerJoin(profiles, eq(profiles.id, appointments.installerId))
    .where(eq(appointments.leadId, leadId))
    .orderBy(asc(appointments.offeredAt), appointments.id);
}

/** For these purchases, in order of offering. */
export async function appointmentsOfPurchases(
  tx: Queryable,
  purchaseIds: readonly string[],
): Promise<AppointmentRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select(withDoer)
    .from(appointments)
    .where(inArray(appointments.purchaseId, [...purchaseIds]))
    .orderBy(asc(appointments.offeredAt), appointments.id);
}

/** A purchase of this company with its lead; undefined if it is not theirs. */
export async function purchaseForTimes(tx: Queryable, purchaseId: string, installerId: string) {
  const [row] = await tx
    .select({ purchase: leadPurchases, lead: leads })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(eq(leadPurchases.id, purchaseId), eq(leadPurchases.installerId, installerId)));
  return row;
}

/** Open offers whose last time has passed, and booked appointments that are over. */
export async function appointmentsPassed(tx: Queryable, now: Date) {
  const last = sql`(${appointments.times}->>-1)::timestamptz`;
  const over = sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes})`;
  return tx
    .select({ id: appointments.id, leadId: appointments.leadId, status: appointments.status })
    .from(appointments)
    .where(
      sql`(${appointments.status} = 'offered' and ${last} <= ${instant(now)})
       or (${appointments.status} = 'booked' and ${over} <= ${instant(now)})`,
    );
}

/** Booked appointments in this period without a reminder. */
export async function appointmentsToRemind(tx: Queryable, { from, until }: { from: Date; until: Date }) {
  return tx
    .select({ id: appointments.id, leadId: appointments.leadId })
    .from(appointments)
    .where(
      and(
        eq(appointments.status, "booked"),
        isNull(appointments.remindedAt),
        sql`${appointments.startsAt} >= ${instant(from)}`,
        lte(appointments.startsAt, until),
      ),
    );
}

/** Open offers and bookings of companies that were not chosen, which end with the choice. */
export async function endTimesOf(tx: Queryable, purchaseIds: readonly string[], now: Date) {
  if (purchaseIds.length === 0) return [];
  return tx
    .update(appointments)
    .set({
      status: sql`case ${appointments.status} when 'offered' then 'withdrawn' else 'cancelled' end`,
      statusChangedAt: now,
      sequence: sql`${appointments.sequence} + 1`,
    })
    .where(and(inArray(appointments.purchaseId, [...purchaseIds]), inArray(appointments.status, ["offered", "booked"])))
    .returning();
}
