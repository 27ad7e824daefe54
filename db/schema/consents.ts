import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, rowNumber } from "#db/schema/columns.ts";
import { leads } from "#db/schema/leads.ts";

/** What a customer was told about sharing, and when. */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: rowNumber(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    textVersion: text().notNull(),
    toldAt: moment().notNull(),
    /** The purchase whose company the text names, if it names one. */
    purchaseId: uuid(),
    /** The random reference given in answer to this form, related to nothing else. */
    reference: uuid().unique(),
  },
  (t) => [index("consent_records_lead").on(t.leadId)],
);
