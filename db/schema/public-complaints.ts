import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment } from "#db/schema/columns.ts";

/** Complaints to us from anyone, without an account or a private link. Removed whole (domain/personal-data/). */
export const publicComplaints = pgTable(
  "public_complaints",
  {
    id: uuid().primaryKey(),
    about: text({ enum: ["us", "installer", "review", "personal_data"] }).notNull(),
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
    check("public_complaints_about_known", sql`${t.about} in ('us', 'installer', 'review', 'personal_data')`),
    check("public_complaints_answered_whole", sql`(${t.answeredAt} is null) = (${t.answer} is null)`),
    // The same words sent again are one complaint.
    uniqueIndex("public_complaints_one_open").on(t.email, sql`md5(${t.words})`).where(sql`${t.answeredAt} is null`),
    index("public_complaints_open").on(t.answerBy).where(sql`${t.answeredAt} is null`),
    index("public_complaints_old").on(t.madeAt),
  ],
);

/** Somebody asks for a copy of all that we hold about them, at /complaints or through us. Removed whole. */
export const dataRequests = pgTable(
  "data_requests",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    words: text(),
    askedAt: moment().notNull(),
    answerBy: moment().notNull(),
    /** Who of us entered it; null from /complaints. */
    enteredBy: text().references(() => user.id),
    /** Of the newest mail that asks whether the address is theirs. */
    confirmHash: text().unique(),
    /** When the mailbox answered it. */
    confirmedAt: moment(),
    /** How somebody of us checked who asks, where no mailbox could answer. */
    identity: text(),
    identityBy: text().references(() => user.id),
    identityAt: moment(),
    /** Of the newest mail with a link to the file, which works once and until then. */
    fileHash: text().unique(),
    fileUntil: moment(),
    fetchedAt: moment(),
    answeredAt: moment(),
    answeredBy: text().references(() => user.id),
    outcome: text({ enum: ["mailed", "handed_over", "declined"] }),
    /** Why it was declined. */
    reason: text(),
  },
  (t) => [
    check("data_requests_somebody", sql`num_nonnulls(${t.email}, ${t.phone}) > 0`),
    check("data_requests_identity_whole", sql`num_nulls(${t.identity}, ${t.identityBy}, ${t.identityAt}) in (0, 3)`),
    check("data_requests_answered_whole", sql`num_nulls(${t.outcome}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3)`),
    // Nothing is handed out on a mere claim.
    check(
      "data_requests_known",
      sql`(${t.outcome} <> 'mailed' or ${t.confirmedAt} is not null)
        and (${t.outcome} <> 'handed_over' or ${t.identity} is not null)`,
    ),
    uniqueIndex("data_requests_one_open").on(t.email).where(sql`${t.answeredAt} is null`),
    index("data_requests_open").on(t.answerBy).where(sql`${t.answeredAt} is null`),
    index("data_requests_old").on(t.askedAt),
  ],
);
