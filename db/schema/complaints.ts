import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
