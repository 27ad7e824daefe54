import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";
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
    /** Whether the customer would use the company again; null of older ones. */
    again: text({ enum: ["yes", "no", "not_sure"] }),
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
    check("outcomes_again", sql`${t.again} in ('yes', 'no', 'not_sure')`),
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

/** The public figures of a month, as /transparency/2026-11.json hands them out: written once, never changed. */
export const publicMonths = pgTable(
  "public_months",
  {
    /** A London month, as 2026-11. */
    month: text().primaryKey(),
    /** The whole file, byte for byte. */
    file: text().notNull(),
    countedAt: moment().notNull(),
  },
  (t) => [check("public_months_month", sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`)],
);

/**
 * A customer's review of a company that they chose: one a purchase. What it says is in its versions, what became of it
 * in its acts; both only grow.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .unique("reviews_purchase")
      .references(() => leadPurchases.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** The customer's first review of this company, which may be this one: only the newest of them counts. */
    firstOfCustomer: uuid()
      .notNull()
      .references((): AnyPgColumn => reviews.id),
    givenAt: moment().notNull(),
  },
  (t) => [index("reviews_company").on(t.installerId, t.givenAt.desc()), index("reviews_project").on(t.leadId)],
);

/** What a review says. Words and name go when it is withdrawn, and with its customer's details. */
export const reviewVersions = pgTable(
  "review_versions",
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** From 1. */
    version: smallint().notNull(),
    writtenAt: moment().notNull(),
    /** False: the work was not finished, and nobody was asked about price and time. */
    isFinished: boolean().notNull(),
    stars: smallint().notNull(),
    priceKept: boolean(),
    onTime: boolean(),
    again: text({ enum: ["yes", "no", "not_sure"] }).notNull(),
    /** Without contact details. */
    words: text(),
    /** Whether contact details were blanked in the words. */
    isBlanked: boolean().notNull(),
    /** The customer's first name; null: "A customer in" the district. */
    firstName: text(),
    /** An outward code. */
    district: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.version] }),
    check("review_versions_stars", sql`${t.stars} between 1 and 5`),
    check("review_versions_again", sql`${t.again} in ('yes', 'no', 'not_sure')`),
    check(
      "review_versions_finished",
      sql`num_nulls(${t.priceKept}, ${t.onTime}) = case when ${t.isFinished} then 0 else 2 end`,
    ),
  ],
);

const KINDS = [
  "published",
  "held",
  "removed",
  "withdrawn",
  "disputed",
  "dispute_decided",
  "reported",
  "report_decided",
  "notice_sent",
  "author_asked",
  "author_answered",
  "read",
] as const;

/** Why a review waits for a person before it is shown; "offered" is never shown. */
export const HELD_BECAUSE = ["address", "mail_domain", "phone", "many_in_a_day", "offered"] as const;

const REMOVED_AS = [
  ...(["not_genuine", "incentivised", "personal_data", "unlawful", "wrong_company", "advertising"] as const),
  "withdrawn_by_author" as const,
];

const texts = (list: readonly string[]): SQL => sql.raw(`(${list.map((one) => `'${one}'`).join(", ")})`);

/**
 * What became of a review, in order. Its state is that of the last act that publishes, holds, removes or withdraws it
 * (`review_state`). Words of people and their addresses may be blanked, nothing else changes.
 */
export const reviewActs = pgTable(
  "review_acts",
  {
    id: rowNumber(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    kind: text({ enum: KINDS }).notNull(),
    at: moment().notNull(),
    /** The administrator or the company's person; null: the author, anybody, or a program. */
    actorId: text().references(() => user.id),
    /** Why it is held or removed, disputed or reported; or what was decided. */
    reason: text(),
    /** The act that this one answers or decides. */
    about: bigint({ mode: "number" }),
    /** What was written with it. */
    words: text(),
    /** Of whoever reported it. */
    name: text(),
    email: text(),
    /** Of a notice that it is unlawful: which of its words, and whether its author may have the address. */
    quoted: text(),
    maySayWho: boolean(),
  },
  (t) => [
    check("review_acts_kind", sql`${t.kind} in ${texts(KINDS)}`),
    check(
      "review_acts_held",
      sql`${t.kind} <> 'held' or (${t.reason} is not null and ${t.reason} in ${texts(HELD_BECAUSE)})`,
    ),
    check(
      "review_acts_removed",
      sql`${t.kind} <> 'removed' or (${t.reason} is not null and ${t.reason} in ${texts(REMOVED_AS)})`,
    ),
    index("review_acts_review").on(t.reviewId, t.id),
    index("review_acts_newest").on(t.kind, t.at.desc()),
    uniqueIndex("review_acts_once").on(t.reviewId, t.kind).where(sql`${t.kind} in ('disputed', 'withdrawn')`),
    uniqueIndex("review_acts_answers").on(t.about, t.kind),
  ],
);

/** A company's one reply to a review of it, as it reads now. */
export const reviewReplies = pgTable("review_replies", {
  reviewId: uuid()
    .primaryKey()
    .references(() => reviews.id),
  leadId: uuid()
    .notNull()
    .references(() => leads.id),
  installerId: text()
    .notNull()
    .references(() => profiles.id),
  /** Without the customer's details; null once those go. */
  text: text(),
  isBlanked: boolean().notNull(),
  writtenBy: text().references(() => user.id),
  repliedAt: moment().notNull(),
  changedAt: moment().notNull(),
});
