import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

/**
 * Customers' complaints about companies that have their details. The words go with the customer's details, the fact
 * stays.
 */
export const complaints = pgTable(
  "complaints",
  {
    /** From the form, so that a double click makes one complaint. */
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    about: text({ enum: ["contact", "conduct", "quote", "work", "details", "other"] }).notNull(),
    words: text(),
    madeAt: moment().notNull(),
    answerBy: moment().notNull(),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    /** "gone": the customer's details were removed before a decision. */
    decision: text({ enum: ["upheld", "not_upheld", "gone"] }),
    toCustomer: text(),
    toCompany: text(),
  },
  (t) => [
    check("complaints_about_known", sql`${t.about} in ('contact', 'conduct', 'quote', 'work', 'details', 'other')`),
    check("complaints_decision_known", sql`${t.decision} in ('upheld', 'not_upheld', 'gone')`),
    check("complaints_decided_whole", sql`(${t.decidedAt} is null) = (${t.decision} is null)`),
    uniqueIndex("complaints_one_open").on(t.purchaseId).where(sql`${t.decidedAt} is null`),
    index("complaints_lead").on(t.leadId),
    index("complaints_company").on(t.installerId),
    index("complaints_open").on(t.answerBy).where(sql`${t.decidedAt} is null`),
  ],
);

const APPEAL_KINDS = ["report", "buying_held", "suspension", "request", "review"] as const;

/** Who asks us for a second look at a decision about them, once each. Append-only; the words may be blanked. */
export const appeals = pgTable(
  "appeals",
  {
    /** From the form, so that a double click asks once. */
    id: uuid().primaryKey(),
    kind: text({ enum: APPEAL_KINDS }).notNull(),
    /** What was decided: a report, a hold, the act of suspending in the audit log, a request, an act on a review. */
    subject: text().notNull(),
    /** The company that asks; null for a customer. */
    installerId: text().references(() => profiles.id),
    /** The customer's request; null for a company. */
    leadId: uuid().references(() => leads.id),
    words: text(),
    /** Who decided what is looked at again; null: a program or the command line. */
    against: text().references(() => user.id),
    askedAt: moment().notNull(),
    /** Who of the company; null for a customer. */
    askedBy: text().references(() => user.id),
    decideBy: moment().notNull(),
  },
  (t) => [
    check("appeals_kind_known", sql`${t.kind} in ('report', 'buying_held', 'suspension', 'request', 'review')`),
    check("appeals_somebody", sql`num_nonnulls(${t.installerId}, ${t.leadId}) = 1`),
    unique("appeals_once").on(t.kind, t.subject),
    index("appeals_company").on(t.installerId, t.askedAt.desc()),
    index("appeals_lead").on(t.leadId),
    index("appeals_due").on(t.decideBy, t.id),
  ],
);

/** What was decided at the second look, and why: one row each, for good. */
export const appealDecisions = pgTable(
  "appeal_decisions",
  {
    appealId: uuid()
      .primaryKey()
      .references(() => appeals.id),
    outcome: text({ enum: ["accepted", "declined"] }).notNull(),
    reason: text().notNull(),
    /** Null: its time was over. */
    decidedBy: text().references(() => user.id),
    decidedAt: moment().notNull(),
  },
  (t) => [
    check("appeal_decisions_outcome", sql`${t.outcome} in ('accepted', 'declined')`),
    check("appeal_decisions_by_time", sql`${t.decidedBy} is not null or ${t.outcome} = 'accepted'`),
  ],
);

/** A file of an appeal; the bytes are in the file store. */
export const appealFiles = pgTable(
  "appeal_files",
  {
    id: uuid().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeals.id),
    position: smallint().notNull(),
    fileName: text().notNull(),
    mediaType: text({ enum: ["application/pdf", "image/jpeg", "image/png"] }).notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique("appeal_files_place").on(t.appealId, t.position),
    check("appeal_files_most", sql`${t.position} between 1 and 3`),
    check("appeal_files_size", sql`${t.sizeBytes} between 1 and 10485760`),
  ],
);
