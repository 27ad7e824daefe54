import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/** Days on which a company wants to buy nothing, by its own choice. Ends by itself, or when the company ends it. */
export const purchasePauses = pgTable(
  "purchase_pauses",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** The first and the last London day on which it holds. */
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    /** The service type that it is about; null: all of them. */
    serviceType: text(),
    /** The company's own words, for itself. */
    reason: text(),
    addedBy: text()
      .notNull()
      .references(() => user.id),
    addedAt: moment().notNull(),
    endedBy: text().references(() => user.id),
    endedAt: moment(),
  },
  (t) => [
    check("purchase_pauses_days", sql`${t.startsOn} <= ${t.endsOn}`),
    check("purchase_pauses_ended", sql`(${t.endedBy} is null) = (${t.endedAt} is null)`),
    index("purchase_pauses_company").on(t.installerId, t.endsOn.desc()),
  ],
);
