import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { handoverEntries } from "#db/schema/handover.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";
import { type MessageSide, messages } from "#db/schema/messages.ts";
import { quotes } from "#db/schema/quotes.ts";

/**
 * A file of a message, a quote or a handover entry, or waiting for the next quote of a purchase; the bytes are in the
 * file store. A question to all companies has one row for each, with the same stored file.
 */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    sender: text().$type<MessageSide>().notNull(),
    messageId: uuid().references(() => messages.id),
    quoteId: uuid().references(() => quotes.id),
    handoverId: uuid().references(() => handoverEntries.id),
    /** Its position among the files it came with, from 1. */
    position: smallint().notNull(),
    fileName: text().notNull(),
    mediaType: text({ enum: ["application/pdf", "image/jpeg", "image/png"] }).notNull(),
    sizeBytes: integer().notNull(),
    /** Recognises the same form sent twice. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check("files_sender_known", sql`${t.sender} in ('customer', 'installer')`),
    check(
      "files_place",
      sql`num_nonnulls(${t.messageId}, ${t.quoteId}, ${t.handoverId}) <= 1
        and (num_nonnulls(${t.messageId}, ${t.handoverId}) = 1 or ${t.sender} = 'installer')
        and ${t.position} between 1 and case when num_nonnulls(${t.messageId}, ${t.handoverId}) = 0 then 3 else 5 end`,
    ),
    check("files_kind", sql`num_nonnulls(${t.messageId}, ${t.handoverId}) = 1 or ${t.mediaType} = 'application/pdf'`),
    check("files_size", sql`${t.sizeBytes} between 1 and 10485760`),
    unique("files_of_message").on(t.messageId, t.position),
    unique("files_of_quote").on(t.quoteId, t.position),
    unique("files_of_handover").on(t.handoverId, t.position),
    uniqueIndex("files_waiting")
      .on(t.purchaseId, t.position)
      .where(sql`num_nonnulls(${t.messageId}, ${t.quoteId}, ${t.handoverId}) = 0`),
    index("files_project").on(t.leadId),
    index("files_stored").on(t.storageKey),
    index("files_waiting_age")
      .on(t.createdAt)
      .where(sql`num_nonnulls(${t.messageId}, ${t.quoteId}, ${t.handoverId}) = 0`),
  ],
);
