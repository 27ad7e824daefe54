import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import { quotes } from "#db/schema/quotes.ts";

/**
 * A contract with a company, as its customer tells us of it; the paper itself is between the two. At most one of a
 * purchase is not cancelled. The database refuses other days than could be, and any change after cancelling.
 */
export const contracts = pgTable(
  "contracts",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    /** The quote that was chosen when the customer first told us. */
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** A London day, like the next; null if the customer cancelled without naming it. */
    signedOn: date({ mode: "string" }),
    /** When the last of the goods arrived. */
    goodsOn: date({ mode: "string" }),
    /** Whether the company told them in writing of their right to cancel; null if not said. */
    toldOfRight: boolean(),
    changedAt: moment().notNull(),
    cancelledAt: moment(),
    /** The customer's letter as sent; null once their details go. */
    letter: text(),
  },
  (t) => [
    check("contracts_signed_or_cancelled", sql`num_nonnulls(${t.signedOn}, ${t.cancelledAt}) > 0`),
    check("contracts_goods_later", sql`${t.goodsOn} is null or ${t.signedOn} is not null`),
    check("contracts_letter_sent", sql`${t.letter} is null or ${t.cancelledAt} is not null`),
    uniqueIndex("contracts_one_standing").on(t.purchaseId).where(sql`${t.cancelledAt} is null`),
    index("contracts_project").on(t.leadId),
    index("contracts_purchase").on(t.purchaseId),
  ],
);

const outcomes = ["same", "trading_name", "different", "unknown"] as const;

/**
 * The party of a contract, compared with the names on record on that day; the outcome never changes. Typed names go with
 * the customer's details. An administrator decides once about one that differs.
 */
export const contractChecks = pgTable(
  "contract_checks",
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
    /** Of a quote that was sent; null: the customer compared a paper. */
    quoteId: uuid().references(() => quotes.id),
    name: text(),
    companyNumber: text(),
    outcome: text({ enum: outcomes }).notNull(),
    mcsHolder: text({ enum: outcomes }).notNull(),
    insured: text({ enum: outcomes }).notNull(),
    register: text({ enum: outcomes }).notNull(),
    /** The name on record that decided. */
    against: text(),
    checkedAt: moment().notNull(),
    decision: text({ enum: ["accepted", "closed"] }),
    /** The evidence for a trading name, or why there is nothing to do. */
    reason: text(),
    decidedBy: text().references(() => user.id),
    decidedAt: moment(),
  },
  (t) => [
    check("contract_checks_decision", sql`${t.decision} in ('accepted', 'closed')`),
    check("contract_checks_decided", sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    index("contract_checks_purchase").on(t.purchaseId, t.checkedAt.desc()),
    uniqueIndex("contract_checks_quote").on(t.quoteId),
    index("contract_checks_open")
      .on(t.checkedAt, t.id)
      .where(sql`${t.outcome} = 'different' and ${t.decision} is null`),
  ],
);
