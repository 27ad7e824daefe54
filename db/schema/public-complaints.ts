import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";

/** Complaints to us from anyone, without an account or a private link. Removed whole (domain/personal-data/). */
export const publicComplaints = pgTable(
  "public_complaints",
  {
    id: uuid().primaryKey(),
    about: text({ enum: ["us", "installer"] }).notNull(),
    company: text(),
    name: text().notNull(),
    email: text().notNull(),
    words: text().notNull(),
    madeAt: moment().notNull(),
    answerBy: moment().notNull(),
    answeredAt: moment(),
    answeredBy: text().references(() => user.id),
    answer: text(),
  },
  (t) => [
    check("public_complaints_about_known", sql`${t.about} in ('us', 'installer')`),
    check("public_complaints_answered_whole", sql`(${t.answeredAt} is null) = (${t.answer} is null)`),
    // The same words sent again are one complaint.
    uniqueIndex("public_complaints_one_open").on(t.email, sql`md5(${t.words})`).where(sql`${t.answeredAt} is null`),
    index("public_complaints_open").on(t.answerBy).where(sql`${t.answeredAt} is null`),
    index("public_complaints_old").on(t.madeAt),
  ],
);
