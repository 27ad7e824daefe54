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
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

export type QuoteStatus = "draft" | "sent" | "chosen" | "declined" | "withdrawn" | "lapsed" | "superseded" | "ended";

type PaymentShares = {
  readonly [When in "on_order" | "before_start" | "on_delivery" | "on_completion" | "after_handover"]?: number;
};

/** What a company offers in every quote, unless it changes it there. */
export const usualTerms = pgTable(
  "usual_terms",
  {
    installerId: text()
      .primaryKey()
      .references(() => profiles.id),
    code: text({ enum: ["recc", "hies", "other", "none"] }).notNull(),
    workmanshipYears: smallint().notNull(),
    insuredYears: smallint().notNull(),
    coolingOffDays: smallint().notNull(),
    /** How many days its prices hold. */
    validDays: smallint().notNull(),
    /** Per cent of the price due at each time of a payment; together 100. */
    shares: jsonb().$type<PaymentShares>().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check("usual_terms_code_known", sql`${t.code} in ('recc', 'hies', 'other', 'none')`),
    check("usual_terms_workmanship", sql`${t.workmanshipYears} between 0 and 25`),
    check("usual_terms_insured", sql`${t.insuredYears} between 0 and 25`),
    check("usual_terms_cooling_off", sql`${t.coolingOffDays} between 0 and 60`),
    check("usual_terms_valid", sql`${t.validDays} between 1 and 180`),
  ],
);

/** A company's logo for its quotes on paper. */
export const companyLogos = pgTable(
  "company_logos",
  {
    installerId: text()
      .primaryKey()
      .references(() => profiles.id),
    /** A small PNG that we drew of what was uploaded, in base64. */
    picture: text().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [check("company_logos_small", sql`length(${t.picture}) between 1 and 400000`)],
);

/** A line of a company's price book, added to a quote with one click. Equipment also says what is fitted. */
export const savedItems = pgTable(
  "saved_items",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** As the lines of a quote have them. */
    kind: text().notNull(),
    text: text().notNull(),
    /** Net; null where the price is asked for each time. */
    unitPence: integer(),
    vatPercent: smallint(),
    /** These four of equipment only. */
    role: text(),
    make: text(),
    model: text(),
    warrantyYears: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("saved_items_line").on(t.installerId, t.kind, t.text),
    check("saved_items_vat", sql`${t.vatPercent} in (0, 5, 20)`),
    check(
      "saved_items_equipment",
      sql`num_nulls(${t.role}, ${t.make}, ${t.model}, ${t.warrantyYears}) = case when ${t.kind} = 'equipment' then 0 else 4 end`,
    ),
  ],
);

/** A quote to begin the next ones of a service with, made from one that was sent; it names no customer. */
export const quoteTemplates = pgTable(
  "quote_templates",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    serviceType: text().notNull(),
    name: text().notNull(),
    /** As the form of a quote holds it, without notes and days. */
    typed: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique("quote_templates_name").on(t.installerId, t.serviceType, t.name)],
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
    /** Who of the company sent it, and with which key, if any; null of older ones. */
    sentBy: text().references(() => user.id),
    apiKeyId: uuid(),
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
