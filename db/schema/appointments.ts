import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import type { MessageSide } from "#db/schema/messages.ts";

export type AppointmentStatus =
  | "offered"
  | "booked"
  | "refused"
  | "withdrawn"
  | "passed"
  | "moved"
  | "cancelled"
  | "kept"
  | "missed";

/** Times that a company offers one customer, or the customer the company, and their outcome. The database allows only named moves. */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    offeredBy: text().$type<MessageSide>().notNull().default("installer"),
    /** Who of the company offered them, or booked what the customer suggested, and with which key; null of older ones. */
    sentBy: text().references(() => user.id),
    apiKeyId: uuid(),
    kind: text({ enum: ["call", "survey", "installation"] }).notNull(),
    minutes: smallint().notNull(),
    /** One to three start times, as ISO texts in UTC, earliest first. */
    times: jsonb().$type<readonly string[]>().notNull(),
    status: text().$type<AppointmentStatus>().notNull(),
    statusChangedAt: moment().notNull(),
    offeredAt: moment().notNull(),
    /** The booked appointment that booking this offer moves. */
    movesId: uuid(),
    /** The time that the other side booked. */
    startsAt: moment(),
    /** Where, if the customer said; null again once their details go. */
    address: text(),
    /** The calendar entry's id stays the same when the appointment moves; the number grows. */
    uid: uuid().notNull(),
    sequence: integer().notNull().default(0),
    remindedAt: moment(),
  },
  (t) => [
    check("appointments_offered_by_known", sql`${t.offeredBy} in ('customer', 'installer')`),
    check("appointments_kind_known", sql`${t.kind} in ('call', 'survey', 'installation')`),
    check("appointments_minutes", sql`${t.minutes} between 15 and 480`),
    check("appointments_times", sql`jsonb_array_length(${t.times}) between 1 and 3`),
    check(
      "appointments_status_known",
      sql`${t.status} in ('offered', 'booked', 'refused', 'withdrawn', 'passed', 'moved', 'cancelled', 'kept', 'missed')`,
    ),
    check(
      "appointments_booked_at",
      sql`(${t.startsAt} is null) = (${t.status} in ('offered', 'refused', 'withdrawn', 'passed'))`,
    ),
    uniqueIndex("appointments_one_offer").on(t.purchaseId).where(sql`${t.status} = 'offered'`),
    index("appointments_project").on(t.leadId),
    index("appointments_company").on(t.installerId, t.startsAt),
    index("appointments_to_watch").on(t.status).where(sql`${t.status} in ('offered', 'booked')`),
  ],
);

/**
 * A link by which a person's calendar program reads their company's appointments. Only a hash of the secret is kept; a revoked
 * link stays, so that the program is told.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    userId: text()
      .notNull()
      .references(() => user.id),
    /** Everybody's appointments; otherwise those of leads assigned to them or nobody. */
    isOfAll: boolean().notNull(),
    tokenHash: text().notNull().unique(),
    madeAt: moment().notNull(),
    /** The password has changed since, and its person has not confirmed the link. */
    pausedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex("calendar_feeds_one_live").on(t.userId).where(sql`${t.revokedAt} is null`)],
);
