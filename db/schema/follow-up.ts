import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

/** Reminders and answers about a company's silence; at most one row for each purchase. */
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
    /** The customer's answer: the company has been in touch, it has not, or they will wait. */
    answer: text({ enum: ["yes", "no", "wait"] }),
    answeredAt: moment(),
    /** The customer wants another installer instead, as soon as possible. */
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

/** "I tried to reach them": a company's own record. Append-only. */
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
