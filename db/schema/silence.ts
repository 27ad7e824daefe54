import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

/** What was asked and said about a company's silence; one for each purchase of which anything was. */
export const silences = pgTable(
  "silences",
  {
    purchaseId: uuid()
      .primaryKey()
      .references(() => leadPurchases.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** When the company was reminded, and when the customer was asked. */
    remindedAt: moment(),
    askedAt: moment(),
    /** The customer's own word: they have been in touch, they have not, or that they will wait. */
    answer: text({ enum: ["yes", "no", "wait"] }),
    answeredAt: moment(),
    /** The customer wants another installer in its place, as soon as that can be. */
    replaceAskedAt: moment(),
    replacedAt: moment(),
  },
  (t) => [
    check("silences_answer_whole", sql`num_nulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
    index("silences_project").on(t.leadId),
    index("silences_to_replace")
      .on(t.replaceAskedAt)
      .where(sql`${t.replaceAskedAt} is not null and ${t.replacedAt} is null`),
  ],
);

/** "I tried to reach them": what a company says it did. Rows are only added. */
export const contactAttempts = pgTable(
  "contact_attempts",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    channel: text({ enum: ["call", "email", "text"] }).notNull(),
    triedAt: moment().notNull(),
    notedAt: moment().notNull(),
  },
  (t) => [
    check("contact_attempts_channel_known", sql`${t.channel} in ('call', 'email', 'text')`),
    index("contact_attempts_purchase").on(t.purchaseId, t.triedAt),
  ],
);
