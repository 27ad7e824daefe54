import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { leads, type PhotoKind } from "#db/schema/leads.ts";

/**
 * Photos of a home in its brief; the bytes, rewritten without metadata, are in the file store. A trigger copies the
 * list to the lead. The database refuses to change one, and a ninth.
 */
export const photos = pgTable(
  "photos",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    kind: text().$type<PhotoKind>().notNull(),
    mediaType: text({ enum: ["image/jpeg", "image/png"] }).notNull(),
    sizeBytes: integer().notNull(),
    /** Of the bytes as stored: the same photo again is not added. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [
    check("photos_kind_known", sql`${t.kind} in ('roof', 'consumer_unit', 'meter', 'place')`),
    check("photos_type_known", sql`${t.mediaType} in ('image/jpeg', 'image/png')`),
    check("photos_size", sql`${t.sizeBytes} between 1 and 10485760`),
    unique("photos_once").on(t.leadId, t.sha256),
  ],
);
