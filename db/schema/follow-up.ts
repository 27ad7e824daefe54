import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
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

/** How a company got in touch or tried to: its own record. Append-only. */
export const contactAttempts = pgTable(
  "contact_attempts",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    channel: text({ enum: ["call", "email", "text"] }).notNull(),
    /** What came of a call, if they said; null of a text or email. */
    outcome: text({ enum: ["spoke", "no_answer", "left_message"] }),
    triedAt: moment().notNull(),
    notedAt: moment().notNull(),
    notedBy: text()
      .notNull()
      .references(() => user.id),
    /** The key that noted it, if any. */
    apiKeyId: uuid(),
  },
  (t) => [
    check("contact_attempts_channel_known", sql`${t.channel} in ('call', 'email', 'text')`),
    check(
      "contact_attempts_outcome_known",
      sql`${t.outcome} in ('spoke', 'no_answer', 'left_message') and (${t.outcome} is null or ${t.channel} = 'call')`,
    ),
    index("contact_attempts_purchase").on(t.purchaseId, t.triedAt),
  ],
);

/** What somebody of the company means to do next about a purchase, and when. Deleted once it is done. */
export const nextActs = pgTable(
  "next_acts",
  {
    purchaseId: uuid()
      .primaryKey()
      .references(() => leadPurchases.id),
    /** Names this act: another for the same purchase has another. */
    id: uuid().notNull().unique(),
    what: text().notNull(),
    dueAt: moment().notNull(),
    /** Who is to do it, and is told when it is due. */
    userId: text()
      .notNull()
      .references(() => user.id),
    setBy: text()
      .notNull()
      .references(() => user.id),
    setAt: moment().notNull(),
    /** When its notices were queued. */
    toldAt: moment(),
  },
  (t) => [
    index("next_acts_person").on(t.userId, t.dueAt),
    index("next_acts_to_tell").on(t.dueAt).where(sql`${t.toldAt} is null`),
  ],
);
