import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import type { MessageSide } from "#db/schema/messages.ts";
import { quotes } from "#db/schema/quotes.ts";

/**
 * What customer and company gave for the rows of a list from yes to handover, or took back; the newest entry of a row
 * decides. Append-only; goes with the customer's details.
 */
export const handoverEntries = pgTable(
  "handover_entries",
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
    /** A row of content/handover/handover-items.ts. */
    item: text().notNull(),
    side: text().$type<MessageSide>().notNull(),
    /** False: it was marked by mistake, or is not as it should be. */
    isDone: boolean().notNull(),
    /** The London day that the paper or the act bears. */
    doneOn: date({ mode: "string" }),
    number: text(),
    givenAt: moment().notNull(),
    /** The order of coming, also within a moment. */
    sequence: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    check("handover_entries_side_known", sql`${t.side} in ('customer', 'installer')`),
    check("handover_entries_taken_back", sql`${t.isDone} or num_nonnulls(${t.doneOn}, ${t.number}) = 0`),
    index("handover_entries_purchase").on(t.purchaseId, t.sequence),
    index("handover_entries_project").on(t.leadId),
  ],
);

/** What a customer says they paid: `paidOn` is a London day, `saidAt` ISO 8601. */
export interface DepositPayment {
  id: string;
  pence: number;
  paidOn: string;
  saidAt: string;
}

/** Why money that is out is at risk, as the customer was told; the key tells one cause from another. */
export interface DepositRisk {
  key: string;
  words: string;
  at: string;
}

/**
 * Money that a customer paid a company before the work is finished, as they tell us: we never hold any. One row until
 * the money is back; a payment after that begins another. Goes with the customer's details.
 */
export const deposits = pgTable(
  "deposits",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    /** The quote that was chosen when it began. */
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Empty while only the company has sent its certificate. */
    payments: jsonb().$type<DepositPayment[]>().notNull(),
    paidPence: integer().notNull(),
    /** The London day from which the 7 and 14 days count. */
    firstPaidOn: date({ mode: "string" }),
    /** What that quote says; null if it says nothing. */
    isInsured: boolean(),
    /** Of the certificate, either side's word; its number and file are the entry of the list to handover. */
    scheme: text(),
    certificateId: uuid().references(() => handoverEntries.id),
    moneyBackAt: moment(),
    /** When the customer, or both, were told on paying or on the 7th day; and on the 14th, with the desk. */
    askedAt: moment(),
    overdueAt: moment(),
    risks: jsonb().$type<DepositRisk[]>().notNull(),
    atRiskAt: moment(),
    /** When an administrator last dealt with it. */
    dealtWithAt: moment(),
  },
  (t) => [
    check(
      "deposits_paid",
      sql`(${t.firstPaidOn} is null) = (${t.paidPence} = 0) and (${t.paidPence} = 0) = (jsonb_array_length(${t.payments}) = 0)
        and ${t.paidPence} >= 0`,
    ),
    check("deposits_certificate", sql`(${t.scheme} is null) = (${t.certificateId} is null)`),
    uniqueIndex("deposits_one_out").on(t.purchaseId).where(sql`${t.moneyBackAt} is null`),
    index("deposits_project").on(t.leadId),
    index("deposits_company").on(t.installerId).where(sql`${t.moneyBackAt} is null`),
  ],
);
