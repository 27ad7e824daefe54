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
 * A company's rough first offer to a customer who picks, with its credits held for it. Triggers hold the credits,
 * return them however it ends, and turn a picked one into the purchase with the same id (`db/rules/outlines.sql`).
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
    /** Equipment and message go with the customer's details. */
    equipment: text(),
    included: jsonb().$type<OutlineIncluded>().notNull(),
    needsSurvey: boolean().notNull(),
    earliestStart: date({ mode: "string" }).notNull(),
    text: text(),
    sentAt: moment().notNull(),
    lapsesAt: moment().notNull(),
    /** How many times the customer has been reminded of it. */
    reminders: smallint().notNull().default(0),
    /** The credits held for it, and the price of being picked. */
    priceCredits: integer().notNull(),
    /** As in `lead_purchases`: the gate's version, and who clicked. */
    gateVersion: integer().notNull(),
    sentBy: text().notNull(),
    apiKeyId: uuid(),
    /** When and why the customer reported it to us. */
    reportedAt: moment(),
    reportReason: text(),
    /** An administrator's decision: removed for luring customers away, or left. */
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
    // As on the form: up to one and a half times the lower figure.
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

/** Questions between customer and company about an outline, before they have each other's details. */
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
