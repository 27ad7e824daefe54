import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leads } from "#db/schema/leads.ts";
import type { MessageSide } from "#db/schema/messages.ts";

export type OutlineStatus = "waiting" | "picked" | "declined" | "withdrawn" | "lapsed" | "ended";

/** What an outline says of one item: included, not, extra, or not needed. */
export type OutlineIncluded = Readonly<Record<string, { readonly state: string; readonly extraPence?: number }>>;

/**
 * A company's rough first offer to a customer who picks, with its credits held for it. Triggers hold the credits, give
 * them back at every end, and make a picked one the purchase with the same id (`db/rules/outlines.sql`).
 */
export const outlines = pgTable(
  "outlines",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    status: text().$type<OutlineStatus>().notNull().default("waiting"),
    statusChangedAt: moment().notNull(),
    fromPence: integer().notNull(),
    toPence: integer().notNull(),
    /** In the service's unit: kWp, kWh or kW. */
    size: numeric({ precision: 8, scale: 2, mode: "number" }),
    /** Both texts go with the customer's details. */
    equipment: text(),
    included: jsonb().$type<OutlineIncluded>().notNull(),
    needsSurvey: boolean().notNull(),
    /** A London day. */
    earliestStart: date({ mode: "string" }).notNull(),
    text: text(),
    sentAt: moment().notNull(),
    lapsesAt: moment().notNull(),
    /** How often the customer has been reminded of it. */
    reminders: smallint().notNull().default(0),
    /** What is held for it, and what picking it costs. */
    priceCredits: integer().notNull(),
    /** As in `lead_purchases`: what the gate was, and whose press it was. */
    gateVersion: integer().notNull(),
    sentBy: text().notNull(),
    apiKeyId: uuid(),
    /** The customer asked us to look at it, and why. */
    reportedAt: moment(),
    reportReason: text(),
    /** What an administrator decided: it was removed because it lures customers away, or left. */
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    decision: text({ enum: ["removed", "left"] }),
    decisionReason: text(),
  },
  (t) => [
    check(
      "outlines_status_known",
      sql`${t.status} in ('waiting', 'picked', 'declined', 'withdrawn', 'lapsed', 'ended')`,
    ),
    // As the form says: up to one and a half times the lower figure.
    check("outlines_range", sql`${t.fromPence} > 0 and ${t.toPence} between ${t.fromPence} and ${t.fromPence} * 3 / 2`),
    check("outlines_price", sql`${t.priceCredits} > 0`),
    check("outlines_decision_whole", sql`num_nulls(${t.decidedAt}, ${t.decision}, ${t.decisionReason}) in (0, 3)`),
    uniqueIndex("outlines_one_waiting").on(t.leadId, t.installerId).where(sql`${t.status} = 'waiting'`),
    index("outlines_lead").on(t.leadId, t.sentAt),
    index("outlines_company").on(t.installerId, t.sentAt.desc(), t.id),
    index("outlines_to_lapse").on(t.lapsesAt).where(sql`${t.status} = 'waiting'`),
    index("outlines_reported").on(t.reportedAt).where(sql`${t.reportedAt} is not null and ${t.decidedAt} is null`),
  ],
);

/** What customer and company ask each other about an outline, before either knows how to reach the other. */
export const outlineMessages = pgTable(
  "outline_messages",
  {
    id: uuid().primaryKey(),
    outlineId: uuid()
      .notNull()
      .references(() => outlines.id),
    sender: text().$type<MessageSide>().notNull(),
    /** Null once the customer's details are gone. */
    text: text(),
    sentAt: moment().notNull(),
  },
  (t) => [
    check("outline_messages_sender_known", sql`${t.sender} in ('customer', 'installer')`),
    index("outline_messages_talk").on(t.outlineId, t.sentAt, t.id),
  ],
);
