import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import { quotes } from "#db/schema/quotes.ts";

/**
 * The outcome of a finished project, in its customer's words; one for each. Its figures stay when the customer's
 * details go, its words don't.
 */
export const outcomes = pgTable(
  "outcomes",
  {
    leadId: uuid()
      .primaryKey()
      .references(() => leads.id),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** When the customer first said that the work is finished. */
    givenAt: moment().notNull(),
    changedAt: moment().notNull(),
    finishedOn: date({ mode: "string" }).notNull(),
    finalPence: integer().notNull(),
    priceKept: boolean().notNull(),
    onTime: boolean().notNull(),
    rating: smallint().notNull(),
    words: text(),
    mayShow: boolean().notNull(),
    /** What the quote promised for a year, and whether that is generated or used; null if it promised nothing. */
    predictedKwh: integer(),
    predictedKind: text({ enum: ["made", "used"] }),
    /** When the customer was asked for a reading. */
    askedAt: moment(),
    readingKwh: integer(),
    readingFrom: date({ mode: "string" }),
    readingTo: date({ mode: "string" }),
    readAt: moment(),
  },
  (t) => [
    check("outcomes_rating_counts", sql`${t.rating} between 1 and 5`),
    check("outcomes_price_counts", sql`${t.finalPence} >= 0`),
    check("outcomes_prediction_whole", sql`num_nulls(${t.predictedKwh}, ${t.predictedKind}) in (0, 2)`),
    check(
      "outcomes_reading_whole",
      sql`num_nulls(${t.readingKwh}, ${t.readingFrom}, ${t.readingTo}, ${t.readAt}) in (0, 4)`,
    ),
    check("outcomes_reading_days", sql`${t.readingTo} - ${t.readingFrom} between 330 and 400`),
    index("outcomes_company").on(t.installerId),
    index("outcomes_to_ask").on(t.finishedOn).where(sql`${t.predictedKwh} is not null and ${t.askedAt} is null`),
  ],
);

/**
 * What a company's own purchases say about it at one moment: counts for each of its figures, over the last 90 days or,
 * where those hold fewer than ten purchases, over 365. Only a job rewrites a row; `company_stats_at` defines it.
 */
export const companyStats = pgTable(
  "company_stats",
  {
    installerId: text()
      .primaryKey()
      .references(() => profiles.id),
    countedAt: moment().notNull(),
    /** Minutes from each purchase of the last 90 days until its first contact; null where there is none. */
    recentWaits: integer().array().notNull(),
    /** Purchases that are a day old: contacted within it, and the median wait; null where half had no contact. */
    contactDays: smallint().notNull(),
    contactOf: integer().notNull(),
    contactInDay: integer().notNull(),
    contactMedianMinutes: integer(),
    quoteDays: smallint().notNull(),
    quoteOf: integer().notNull(),
    quoted: integer().notNull(),
    chosenDays: smallint().notNull(),
    chosenOf: integer().notNull(),
    chosen: integer().notNull(),
    /** Of finished work whose customers can no longer change what they said. */
    finished: integer().notNull(),
    priceKept: integer().notNull(),
    onTime: integer().notNull(),
    /** Systems read after a year, and the median reading in per cent of the promise. */
    madeOf: integer().notNull(),
    madePercent: integer(),
    usedOf: integer().notNull(),
    usedPercent: integer(),
  },
  (t) => [
    check(
      "company_stats_shares",
      sql`${t.contactInDay} <= ${t.contactOf} and ${t.quoted} <= ${t.quoteOf} and ${t.chosen} <= ${t.chosenOf} and greatest(${t.priceKept}, ${t.onTime}) <= ${t.finished}`,
    ),
  ],
);
