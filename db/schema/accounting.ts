import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";

/** Movements on our account with the payment provider: payments, refunds, its fees, payouts. */
export const balanceEntries = pgTable(
  "balance_entries",
  {
    id: text().primaryKey(),
    /** The provider's type: charge, refund, adjustment, payout. */
    type: text().notNull(),
    /** Its reporting category: charge, refund, dispute, payout, fee. */
    category: text().notNull(),
    /** Gross; negative for money that leaves. Net is gross less the fee. */
    amountPence: integer().notNull(),
    feePence: integer().notNull(),
    netPence: integer().notNull(),
    currency: text().notNull(),
    /** The charge, refund, dispute or payout, and its payment. */
    sourceId: text(),
    paymentIntentId: text(),
    happenedAt: moment().notNull(),
  },
  (t) => [
    check("balance_entries_net", sql`${t.netPence} = ${t.amountPence} - ${t.feePence}`),
    index("balance_entries_time").on(t.happenedAt),
    index("balance_entries_source").on(t.sourceId),
    index("balance_entries_payment").on(t.paymentIntentId),
  ],
);

/** When the provider was last asked about a London month (2026-11). */
export const balanceMonths = pgTable("balance_months", {
  month: text().primaryKey(),
  fetchedAt: moment().notNull(),
});

/** How a company's history can fail its check: as its entries follow from one another, or beside what we kept of it. */
const BOOKS_FAILURES = ["order", "balance", "held", "hash", "head", "behind"] as const;

/**
 * Companies whose history of credits failed the latest check, each with its first bad entry. The check removes a row
 * once nothing is wrong any more. No reference to the company: its own row may be what is missing.
 */
export const booksMismatches = pgTable(
  "books_mismatches",
  {
    installerId: text().primaryKey(),
    entryNumber: integer().notNull(),
    /** `head`: not the hash that we kept at a midnight; `behind`: the history ends before that entry. */
    because: text({ enum: BOOKS_FAILURES }).notNull(),
    foundAt: moment().notNull(),
  },
  (t) => [
    check("books_mismatches_because", sql`${t.because} in ('order', 'balance', 'held', 'hash', 'head', 'behind')`),
  ],
);
