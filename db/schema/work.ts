import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";

/**
 * What administrators noted beside something that waits for them. What waits is not stored: it is worked out from the
 * tables themselves (`domain/work`), so a mark without anything that waits means nothing.
 */
export const workMarks = pgTable(
  "work_marks",
  {
    kind: text().notNull(),
    /** The id of what waits, in the table that its kind is about. */
    subject: text().notNull(),
    /** Since when it waited when it was marked: should it wait again later, it starts without marks. */
    since: moment().notNull(),
    takenBy: text().references(() => user.id),
    takenAt: moment(),
    snoozedUntil: moment(),
    note: text(),
    notedBy: text().references(() => user.id),
    notedAt: moment(),
    /** When the owners were mailed that its deadline has passed. */
    toldAt: moment(),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject, t.since] }),
    check("work_marks_taken_whole", sql`(${t.takenBy} is null) = (${t.takenAt} is null)`),
    check("work_marks_note_whole", sql`num_nulls(${t.note}, ${t.notedBy}, ${t.notedAt}) in (0, 3)`),
    index("work_marks_age").on(t.changedAt),
  ],
);
