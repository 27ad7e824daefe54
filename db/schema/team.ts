import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    /** First and last London day on which they are away, both included. */
    awayFrom: date({ mode: "string" }),
    awayTo: date({ mode: "string" }),
    /** A colleague who is told as well while they are away. */
    coverUserId: text().references(() => user.id),
    /** When they want mails about new leads, and about the company's customers. */
    alerts: text({ enum: ["at_once", "daily", "never"] })
      .notNull()
      .default("at_once"),
    news: text({ enum: ["at_once", "daily", "never"] })
      .notNull()
      .default("at_once"),
    /** When they first read that the company was approved. */
    approvalReadAt: moment(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    check("company_members_role", sql`${t.role} in ('owner', 'office', 'surveyor', 'books')`),
    check(
      "company_members_away",
      sql`num_nulls(${t.awayFrom}, ${t.awayTo}) in (0, 2) and ${t.awayFrom} <= ${t.awayTo}`,
    ),
    check("company_members_cover", sql`${t.coverUserId} is null or ${t.awayFrom} is not null`),
    check("company_members_alerts", sql`${t.alerts} in ('at_once', 'daily', 'never')`),
    check("company_members_news", sql`${t.news} in ('at_once', 'daily', 'never')`),
    uniqueIndex("company_members_one_company").on(t.userId).where(sql`${t.endedAt} is null`),
    index("company_members_company").on(t.installerId, t.createdAt),
  ],
);

/** Invitations to a company, open until they are accepted or withdrawn, or their link ends. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    email: text().notNull(),
    role: text({ enum: ["owner", "office", "surveyor", "books"] }).notNull(),
    /** What they may spend each month; null for no limit. */
    creditsAMonth: integer(),
    invitedBy: text()
      .notNull()
      .references(() => user.id),
    invitedAt: moment().notNull(),
    /** Of the newest mail's link; null until one has been sent. */
    tokenHash: text().unique(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    withdrawnAt: moment(),
  },
  (t) => [
    check("team_invitations_role", sql`${t.role} in ('owner', 'office', 'surveyor', 'books')`),
    check("team_invitations_limit", sql`${t.creditsAMonth} >= 0`),
    index("team_invitations_company").on(t.installerId, t.invitedAt),
  ],
);

/**
 * Help for somebody at a company who cannot help themselves: two administrators agree, then 24 hours pass in which an
 * owner of the company can stop it.
 */
export const recoveries = pgTable(
  "recoveries",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ["change_email", "reset_second_factor", "make_owner"] }).notNull(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Whom it is about. */
    userId: text()
      .notNull()
      .references(() => user.id),
    newEmail: text(),
    reason: text().notNull(),
    askedAt: moment().notNull(),
    askedBy: text()
      .notNull()
      .references(() => user.id),
    confirmedAt: moment(),
    confirmedBy: text().references(() => user.id),
    /** When it is done, unless somebody stops it. */
    dueAt: moment(),
    /** `waiting`: confirmed; `failed`: the person had gone, or the address was taken. */
    state: text({ enum: ["asked", "waiting", "done", "stopped", "declined", "failed"] }).notNull(),
    endedAt: moment(),
    /** Who stopped or declined it. */
    endedBy: text().references(() => user.id),
  },
  (t) => [
    check("recoveries_kind", sql`${t.kind} in ('change_email', 'reset_second_factor', 'make_owner')`),
    check("recoveries_state", sql`${t.state} in ('asked', 'waiting', 'done', 'stopped', 'declined', 'failed')`),
    // Nobody confirms their own, whatever the code does.
    check(
      "recoveries_two_people",
      sql`${t.state} in ('asked', 'declined') or (${t.confirmedBy} is not null and ${t.confirmedBy} <> ${t.askedBy}
        and ${t.dueAt} is not null)`,
    ),
    uniqueIndex("recoveries_one_open").on(t.userId).where(sql`${t.state} in ('asked', 'waiting')`),
    index("recoveries_waiting").on(t.askedAt).where(sql`${t.state} in ('asked', 'waiting')`),
    index("recoveries_company").on(t.installerId, t.askedAt),
  ],
);

/** What lets one owner of the company stop it: the link in their mail. */
export const recoveryLinks = pgTable("recovery_links", {
  tokenHash: text().primaryKey(),
  recoveryId: uuid()
    .notNull()
    .references(() => recoveries.id, { onDelete: "cascade" }),
  userId: text()
    .notNull()
    .references(() => user.id),
});
