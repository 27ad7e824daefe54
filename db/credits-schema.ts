import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/accounts-schema.ts";
import { createdAt, moment, rowNumber } from "#db/columns.ts";
import { profiles } from "#db/companies-schema.ts";

/**
 * The ledger: the only thing that changes a balance, and only ever longer.
 * `cause_id` is the purchase, payment or grant behind the row; one row for each cause.
 */
export const creditTransactions = pgTable(
  "credit_transactions",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    entryNumber: integer().notNull(),
    amount: integer().notNull(),
    transactionType: text({ enum: ["purchase", "spend", "refund", "grant"] }).notNull(),
    causeId: uuid().notNull(),
    description: text().notNull(),
    balanceAfter: integer().notNull(),
    createdBy: text().references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    check("credit_transactions_type", sql`${t.transactionType} in ('purchase', 'spend', 'refund', 'grant')`),
    check("credit_transactions_sign", sql`(${t.transactionType} = 'spend') = (${t.amount} < 0) and ${t.amount} <> 0`),
    unique("credit_transactions_once_per_cause").on(t.causeId, t.transactionType),
    unique("credit_transactions_in_order").on(t.installerId, t.entryNumber),
    // For the administrators' figures. Purchases of leads write no row of these kinds and pay nothing for the indexes.
    index("credit_transactions_issued").on(t.amount).where(sql`${t.transactionType} in ('purchase', 'grant')`),
    index("credit_transactions_refunded").on(t.createdAt).where(sql`${t.transactionType} = 'refund'`),
  ],
);

/** Real money for a credit pack. Its id is the cause of its ledger row. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    pack: text().notNull(),
    credits: integer().notNull(),
    amountPence: integer().notNull(),
    status: text({ enum: ["started", "paid", "expired"] }).notNull(),
    /** The payment provider's checkout session, once it has one, and its payment. */
    sessionId: text().unique(),
    paymentIntentId: text().unique(),
    createdAt: createdAt(),
    paidAt: moment(),
    /** Numbered without gaps, when it is paid. */
    receiptNumber: integer().unique(),
    /** What the receipt says of buyer and tax, as it was then. */
    receiptCompany: text(),
    receiptAddress: text(),
    receiptVatNumber: text(),
    refundedPence: integer().notNull().default(0),
    disputedAt: moment(),
    disputeStatus: text(),
  },
  (t) => [
    check("payments_status_known", sql`${t.status} in ('started', 'paid', 'expired')`),
    check("payments_amount", sql`${t.amountPence} > 0 and ${t.credits} > 0`),
    check("payments_refund", sql`${t.refundedPence} between 0 and ${t.amountPence}`),
    check(
      "payments_paid_has_receipt",
      sql`(${t.status} = 'paid') = (${t.receiptNumber} is not null and ${t.paidAt} is not null)`,
    ),
    index("payments_company").on(t.installerId, t.createdAt.desc()),
    index("payments_reversed").on(t.id).where(sql`${t.refundedPence} > 0 or ${t.disputedAt} is not null`),
    index("payments_paid").on(t.paidAt).where(sql`${t.status} = 'paid'`),
    index("payments_open").on(t.createdAt).where(sql`${t.status} = 'started'`),
  ],
);

/** The last number given to a receipt: one row, locked while the next is taken, so that there is no gap. */
export const receiptNumbers = pgTable("receipt_numbers", {
  id: integer().primaryKey(),
  last: integer().notNull(),
});

/** Events of the payment provider that have been dealt with, so that each counts once. */
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentId: uuid().references(() => payments.id),
  receivedAt: moment().notNull(),
});
