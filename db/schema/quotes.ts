import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

export type QuoteStatus = "draft" | "sent" | "chosen" | "declined" | "withdrawn" | "lapsed" | "superseded" | "ended";

/** Equipment that a company quotes often, added to a quote with one click. */
export const savedItems = pgTable(
  "saved_items",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    role: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    warrantyYears: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique("saved_items_model").on(t.installerId, t.make, t.model)],
);

/**
 * A company's full offers to one customer. Only the status of a sent revision changes, as the database allows. The
 * words go with the customer's details; the figures stay.
 */
export const quotes = pgTable(
  "quotes",
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
    option: text({ enum: ["A", "B", "C"] }).notNull(),
    revision: smallint().notNull(),
    technology: text({ enum: ["solar", "battery", "solar_battery", "heat_pump", "ev_charger", "other"] }).notNull(),
    status: text().$type<QuoteStatus>().notNull(),
    statusChangedAt: moment().notNull(),
    /** Null for a draft, like everything below. */
    sentAt: moment(),
    /** When the customer first opened it. */
    openedAt: moment(),
    /** The whole quote as it was read, and the checks on it; null once the customer's details are removed. */
    content: jsonb(),
    checks: jsonb(),
    /** The London day of the newest published figures it was checked with. */
    dataDate: date({ mode: "string" }),
    /** The last London day on which it can be chosen. */
    validUntil: date({ mode: "string" }),
    /** With VAT, before grants; what the customer pays; and the part due on order. */
    totalPence: integer(),
    duePence: integer(),
    depositPence: integer(),
  },
  (t) => [
    unique("quotes_revision").on(t.purchaseId, t.option, t.revision),
    check("quotes_option_known", sql`${t.option} in ('A', 'B', 'C')`),
    check("quotes_revision_counts", sql`${t.revision} between 1 and 10`),
    check(
      "quotes_status_known",
      sql`${t.status} in ('draft', 'sent', 'chosen', 'declined', 'withdrawn', 'lapsed', 'superseded', 'ended')`,
    ),
    check(
      "quotes_sent_whole",
      sql`${t.status} = 'draft' or num_nulls(${t.sentAt}, ${t.dataDate}, ${t.validUntil}, ${t.totalPence}, ${t.duePence}, ${t.depositPence}) = 0`,
    ),
    uniqueIndex("quotes_one_chosen").on(t.leadId).where(sql`${t.status} = 'chosen'`),
    index("quotes_project").on(t.leadId, t.sentAt),
    index("quotes_by_time").using("brin", t.sentAt),
    index("quotes_company").on(t.installerId, t.sentAt.desc()),
  ],
);

/** A company's unsent quote, exactly as typed, so that nothing is lost. */
export const quoteDrafts = pgTable(
  "quote_drafts",
  {
    purchaseId: uuid()
      .primaryKey()
      .references(() => leadPurchases.id),
    /** By the path of each field, "lines.0.text"; money in pounds. */
    typed: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index("quote_drafts_age").on(t.updatedAt)],
);
