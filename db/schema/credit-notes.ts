import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { payments, type ReceiptSeller } from "#db/schema/credits.ts";

/** One for each completed refund, numbered without gaps. Its seller is the one of its day. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    number: integer().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    providerRefundId: text().notNull().unique(),
    /** How many credits the money had bought. */
    credits: integer().notNull(),
    amountPence: integer().notNull(),
    issuedAt: moment().notNull(),
    company: text().notNull(),
    address: text(),
    seller: jsonb().$type<ReceiptSeller>().notNull(),
    /** The newest entry of the company's history of credits on its day. */
    entryNumber: integer().notNull(),
    /** VAT number and rate of the receipt it corrects; null if that had no VAT. */
    vatNumber: text(),
    vatPercent: integer(),
  },
  (t) => [
    check("credit_notes_amount", sql`${t.amountPence} > 0 and ${t.credits} >= 0`),
    check("credit_notes_vat", sql`(${t.vatNumber} is null) = (${t.vatPercent} is null)`),
    index("credit_notes_payment").on(t.paymentId, t.number),
    index("credit_notes_day").on(t.issuedAt),
  ],
);

/** The last number used: one row, locked while the next is taken, so that there is no gap. */
export const creditNoteNumbers = pgTable("credit_note_numbers", {
  id: integer().primaryKey(),
  last: integer().notNull(),
});
