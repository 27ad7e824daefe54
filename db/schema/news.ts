import { sql } from "drizzle-orm";
import { bigint, check, date, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/** When a company wants mails about its customers. Without a row: at once. */
export const newsWishes = pgTable(
  "news_wishes",
  {
    installerId: text()
      .primaryKey()
      .references(() => profiles.id),
    news: text({ enum: ["at_once", "daily", "never"] }).notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [check("news_wishes_known", sql`${t.news} in ('at_once', 'daily', 'never')`)],
);

/** Mails about customers that wait for a company's daily one. Only what is needed to look up the facts again. */
export const heldMails = pgTable(
  "held_mails",
  {
    /** The job that would have sent it, so that a retry holds it once. */
    jobId: bigint({ mode: "number" }).primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    mail: jsonb().notNull(),
    heldAt: moment().notNull(),
    /** The London day of the daily mail that includes it; null while it waits. */
    day: date({ mode: "string" }),
  },
  (t) => [index("held_mails_company").on(t.installerId, t.day), index("held_mails_age").on(t.heldAt)],
);
