import { bigint, date, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/** Mails about customers that wait for somebody's daily one. Only what is needed to look up the facts again. */
export const heldMails = pgTable(
  "held_mails",
  {
    /** The job that would have sent it, so that a retry holds it once. */
    jobId: bigint({ mode: "number" }).primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Who of the company is to read it. */
    userId: text()
      .notNull()
      .references(() => user.id),
    mail: jsonb().notNull(),
    heldAt: moment().notNull(),
    /** The London day of the daily mail that includes it; null while it waits. */
    day: date({ mode: "string" }),
  },
  (t) => [
    index("held_mails_person").on(t.userId, t.day),
    index("held_mails_company").on(t.installerId),
    index("held_mails_age").on(t.heldAt),
  ],
);
