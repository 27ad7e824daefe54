import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
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
  ...(["published", "held", "removed", "withdrawn"] as const),
  ...([
    "disputed",
    "dispute_decided",
    "reported",
    "report_decided",
    "notice_sent",
    "author_asked",
    "author_answered",
  ] as const),
  "read" as const,
];

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
    by: text().references(() => user.id),
    /** Why it is held or removed, disputed or reported; or what was decided. */
    reason: text(),
    /** The act that this one answers or decides. */
    about: bigint({ mode: "number" }),
    /** What was written with it. */
    words: text(),
    /** Of whoever reported it. */
    name: text(),
    email: text(),
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
