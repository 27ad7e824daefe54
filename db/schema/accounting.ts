import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";

/** What moved on our account with the payment provider, as it tells it: money in, money back, its fees, payouts. */
export const balanceEntries = pgTable(
  "balance_entries",
  {
    id: text().primaryKey(),
    /** In the provider's words: charge, refund, adjustment, payout. */
    type: text().notNull(),
    /** In its words, for accounts: charge, refund, dispute, payout, fee. */
    category: text().notNull(),
    /** Gross; negative for money that leaves. What is left after the fee is net. */
    amountPence: integer().notNull(),
    feePence: integer().notNull(),
    netPence: integer().notNull(),
    currency: text().notNull(),
    /** The charge, refund, dispute or payout, and the payment that it belongs to. */
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

/** When the provider was last asked for a London month (2026-11). */
export const balanceMonths = pgTable("balance_months", {
  month: text().primaryKey(),
  fetchedAt: moment().notNull(),
});
