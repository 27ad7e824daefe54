import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import type { MessageSide } from "#db/schema/messages.ts";

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
