import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { leads } from "#db/schema/leads.ts";

/** A quote as its customer typed it in: `TypedQuote` of the domain. */
export type TypedFacts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Quotes of companies that are not ours, which a customer keeps beside those of ours. No company ever reads one; they go
 * with the customer's details.
 */
export const outsideQuotes = pgTable(
  "outside_quotes",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    company: text().notNull(),
    facts: jsonb().$type<TypedFacts>().notNull(),
    addedAt: moment().notNull(),
    /** When it was last typed, from which its validity counts. */
    typedAt: moment().notNull(),
    /** Its PDF. */
    fileName: text(),
    sizeBytes: integer(),
    storageKey: text().unique(),
  },
  (t) => [
    check("outside_quotes_file_whole", sql`num_nulls(${t.fileName}, ${t.sizeBytes}, ${t.storageKey}) in (0, 3)`),
    check("outside_quotes_file_size", sql`${t.sizeBytes} between 1 and 10485760`),
    index("outside_quotes_project").on(t.leadId, t.addedAt),
  ],
);
