import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

export type MessageSide = "customer" | "installer";

/**
 * Messages between a customer and one company; a thread is a purchase. The database allows changes only to the marks
 * on a message; its words go with the customer's details.
 */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    sender: text().$type<MessageSide>().notNull(),
    /** Who of the company wrote it, and with which key, if any; null of the customer's and of older ones. */
    sentBy: text().references(() => user.id),
    apiKeyId: uuid(),
    text: text(),
    sentAt: moment().notNull(),
    /** When the other side first saw it. */
    readAt: moment(),
    /** When its sender took it back. */
    removedAt: moment(),
    /** When and why the other side reported it. */
    reportedAt: moment(),
    reportReason: text(),
    /** When an administrator hid it from both sides, or decided to leave it. */
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    decision: text({ enum: ["hidden", "left"] }),
    decisionReason: text(),
  },
  (t) => [
    check("messages_sender_known", sql`${t.sender} in ('customer', 'installer')`),
    check("messages_length", sql`length(${t.text}) between 1 and 4000`),
    check("messages_decision_whole", sql`num_nulls(${t.decidedAt}, ${t.decision}, ${t.decisionReason}) in (0, 3)`),
    index("messages_thread").on(t.purchaseId, t.sentAt, t.id),
    index("messages_project").on(t.leadId),
    index("messages_company").on(t.installerId, t.sentAt.desc()),
    // What each side has not read, however long its threads are.
    index("messages_unread").on(t.installerId, t.purchaseId).where(sql`${t.readAt} is null`),
    index("messages_reported").on(t.reportedAt).where(sql`${t.reportedAt} is not null and ${t.decidedAt} is null`),
  ],
);

/** When each side of a thread was or will be last mailed about messages. */
export const messageMails = pgTable(
  "message_mails",
  {
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    recipient: text().$type<MessageSide>().notNull(),
    dueAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purchaseId, t.recipient] }),
    check("message_mails_recipient_known", sql`${t.recipient} in ('customer', 'installer')`),
  ],
);
