import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
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
    /** For how many works the form asked: the text says how many companies that can be in all. */
    works: smallint().notNull().default(1),
    toldAt: moment().notNull(),
    /** The purchase of the company named in the text, if any. */
    purchaseId: uuid(),
    /** A random reference returned for this form, not derived from anything else. */
    reference: uuid().unique(),
  },
  (t) => [index("consent_records_lead").on(t.leadId)],
);
