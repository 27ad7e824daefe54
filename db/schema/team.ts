import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/** Who works for which company, in which role, from when until when. Somebody is in one company at a time. */
export const companyMembers = pgTable(
  "company_members",
  {
    id: rowNumber(),
    userId: text()
      .notNull()
      .references(() => user.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    role: text({ enum: ["owner", "office", "surveyor", "books"] }).notNull(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    check("company_members_role", sql`${t.role} in ('owner', 'office', 'surveyor', 'books')`),
    uniqueIndex("company_members_one_company").on(t.userId).where(sql`${t.endedAt} is null`),
    index("company_members_company").on(t.installerId, t.createdAt),
  ],
);
