import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { leads } from "#db/schema/leads.ts";

/**
 * What somebody with a household link says to the customer and the rest of the household. No company ever reads one; a
 * note outlives its link and goes with the customer's details.
 */
export const householdNotes = pgTable(
  "household_notes",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    linkId: uuid().notNull(),
    /** The link's, which may be gone. */
    label: text().notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (t) => [index("household_notes_request").on(t.leadId, t.writtenAt)],
);
