import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/** Days on which a company chooses not to buy. Ends by itself, or when the company ends it. */
export const purchasePauses = pgTable(
  "purchase_pauses",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** First and last London day, both included. */
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    /** Null: all service types. */
    serviceType: text(),
    /** The company's own note. */
    reason: text(),
    addedBy: text()
      .notNull()
      .references(() => user.id),
    addedAt: moment().notNull(),
    endedBy: text().references(() => user.id),
    endedAt: moment(),
  },
  (t) => [
    check("purchase_pauses_days", sql`${t.startsOn} <= ${t.endsOn}`),
    check("purchase_pauses_ended", sql`(${t.endedBy} is null) = (${t.endedAt} is null)`),
    index("purchase_pauses_company").on(t.installerId, t.endsOn.desc()),
  ],
);

/**
 * The most that a company, one of its people or one of its API keys may buy; the purchase statement obeys. Null: no
 * limit.
 */
export const purchaseCaps = pgTable(
  "purchase_caps",
  {
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    holderKind: text({ enum: ["company", "person", "key"] }).notNull(),
    /** The id of the company, user or key. */
    holder: text().notNull(),
    leadsADay: integer(),
    leadsAWeek: integer(),
    creditsAMonth: integer(),
    changedBy: text()
      .notNull()
      .references(() => user.id),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.installerId, t.holderKind, t.holder] }),
    check("purchase_caps_holder", sql`${t.holderKind} in ('company', 'person', 'key')`),
    check("purchase_caps_not_negative", sql`least(${t.leadsADay}, ${t.leadsAWeek}, ${t.creditsAMonth}) >= 0`),
  ],
);

/** Filters of the leads for sale that a person has saved under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The query string of the list, without a cursor. */
    filter: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("saved_views_name").on(t.userId, t.name)],
);

/** A company may not buy for now; a person says why, and releases it. At most one stands. */
export const buyingHolds = pgTable(
  "buying_holds",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    reason: text().notNull(),
    heldAt: moment().notNull(),
    heldBy: text()
      .notNull()
      .references(() => user.id),
    releasedAt: moment(),
    /** Null: by itself, as nobody had decided about an appeal in time. */
    releasedBy: text().references(() => user.id),
  },
  (t) => [
    uniqueIndex("buying_holds_one").on(t.installerId).where(sql`${t.releasedAt} is null`),
    index("buying_holds_company").on(t.installerId, t.heldAt.desc()),
  ],
);
