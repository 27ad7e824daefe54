import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { type BriefContent, leads } from "#db/schema/leads.ts";

/**
 * A customer's answers about the home, version by version; the newest is the brief, and a trigger copies it to the
 * lead. The database refuses to change one, and to delete one while the customer's details are kept.
 */
export const briefs = pgTable(
  "briefs",
  {
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    version: smallint().notNull(),
    content: jsonb().$type<BriefContent>().notNull(),
    writtenAt: moment().notNull(),
    /** When companies get a mail about it, one for all versions until then. */
    mailAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.version] }),
    check("briefs_version", sql`${t.version} > 0`),
    check("briefs_mail_later", sql`${t.mailAt} >= ${t.writtenAt}`),
  ],
);
