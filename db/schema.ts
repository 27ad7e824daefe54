import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";

// Every table of the product: each noun's in its own file, shared ones here.
export * from "#db/schema/accounting.ts";
export * from "#db/schema/accounts.ts";
export * from "#db/schema/appointments.ts";
export * from "#db/schema/briefs.ts";
export * from "#db/schema/buying.ts";
export * from "#db/schema/companies.ts";
export * from "#db/schema/complaints.ts";
export * from "#db/schema/consents.ts";
export * from "#db/schema/contracts.ts";
export * from "#db/schema/credit-notes.ts";
export * from "#db/schema/credits.ts";
export * from "#db/schema/files.ts";
export * from "#db/schema/follow-up.ts";
export * from "#db/schema/handover.ts";
export * from "#db/schema/leads.ts";
export * from "#db/schema/messages.ts";
export * from "#db/schema/news.ts";
export * from "#db/schema/outcomes.ts";
export * from "#db/schema/outlines.ts";
export * from "#db/schema/outside-quotes.ts";
export * from "#db/schema/photos.ts";
export * from "#db/schema/plan-content.ts";
export * from "#db/schema/projects.ts";
export * from "#db/schema/public-complaints.ts";
export * from "#db/schema/quotes.ts";
export * from "#db/schema/refunds.ts";
export * from "#db/schema/security.ts";
export * from "#db/schema/team.ts";
export * from "#db/schema/vetting.ts";

/** Who did what to what, when, with the state before and after. Append-only. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: rowNumber(),
    at: moment().notNull(),
    actorId: text(),
    actorLabel: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
    /** The network address it came from, if over the web. */
    fromAddress: text(),
  },
  (t) => [
    index("audit_log_subject").on(t.subjectType, t.subjectId, t.id),
    index("audit_log_newest").on(t.at.desc(), t.id.desc()),
    index("audit_log_actor").on(t.actorId, t.id),
    index("audit_log_action").on(t.action, t.id),
  ],
);

/**
 * What administrators noted beside something that waits for them. What waits is not stored: it is worked out from the
 * tables themselves (`domain/work`), so a mark without anything that waits means nothing.
 */
export const workMarks = pgTable(
  "work_marks",
  {
    id: rowNumber(),
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
    unique("work_marks_once").on(t.kind, t.subject, t.since),
    check("work_marks_taken_whole", sql`(${t.takenBy} is null) = (${t.takenAt} is null)`),
    check("work_marks_note_whole", sql`num_nulls(${t.note}, ${t.notedBy}, ${t.notedAt}) in (0, 3)`),
    index("work_marks_age").on(t.changedAt),
  ],
);

/** Single-use links in account mails (confirm email, reset password). Only a hash is kept. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["confirm_email", "reset_password", "change_email"] }).notNull(),
    /** For a link that changes the email. */
    newEmail: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index("account_links_user").on(t.userId, t.purpose)],
);

/** The outbox: work for the outside world, written in the transaction that causes it and done by the worker. */
export const jobs = pgTable(
  "jobs",
  {
    id: rowNumber(),
    kind: text().notNull(),
    /**
     * As `ruleOf` has it for the kind. Not a generated column, whose expression every purchase would parse again;
     * most jobs are mails.
     */
    lane: text({ enum: ["mail", "webhooks", "rest"] })
      .notNull()
      .default("mail"),
    payload: jsonb().notNull(),
    createdAt: createdAt(),
    /** When it is next due; a worker that takes it moves this to the end of its lease. */
    runAt: moment().notNull(),
    /** A new value each time a worker takes it; null while nobody has it. */
    lease: uuid(),
    /** Counted when taken, so that attempts cut short by a crash count too. */
    attempts: smallint().notNull().default(0),
    lastError: text(),
    doneAt: moment(),
    failedAt: moment(),
  },
  (t) => [
    index("jobs_due").on(t.lane, t.runAt).where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    index("jobs_of_lead")
      .on(sql`(${t.payload}->>'leadId')`, t.id)
      .where(sql`${t.kind} = 'send-mail' and ${t.payload}->>'leadId' is not null`),
    index("jobs_of_purchase")
      .on(sql`(${t.payload}->>'purchaseId')`, t.id)
      .where(sql`${t.kind} = 'send-mail' and ${t.payload}->>'purchaseId' is not null`),
    index("jobs_of_account")
      .on(sql`coalesce(${t.payload}->>'paymentId', ${t.payload}->>'installerId', ${t.payload}->>'userId')`, t.createdAt)
      .where(sql`${t.kind} = 'send-mail' and ${t.payload}->>'purchaseId' is null and ${t.payload}->>'leadId' is null`),
    index("jobs_to_count")
      .on(sql`(${t.payload}->>'installerId')`)
      .where(sql`${t.kind} = 'count-company' and ${t.doneAt} is null and ${t.failedAt} is null`),
    index("jobs_failed").on(t.failedAt.desc(), t.id).where(sql`${t.failedAt} is not null`),
    index("jobs_done").on(t.doneAt).where(sql`${t.doneAt} is not null`),
    index("jobs_undelivered").on(t.id).where(sql`${t.lastError} is not null`),
  ],
);

/** Fixed windows; keys contain hashes, never an address or email itself. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  windowStartedAt: moment().notNull(),
  hits: integer().notNull(),
});

/** Stored among the daily tasks of a demonstration database, and must never be tidied away. */
export const DEMONSTRATION_MARK = "demonstration";

/** Which daily tasks have been queued, so that several processes queue each only once. */
export const scheduledRuns = pgTable(
  "scheduled_runs",
  {
    id: rowNumber(),
    task: text().notNull(),
    day: date({ mode: "string" }).notNull(),
  },
  (t) => [unique("scheduled_runs_once").on(t.task, t.day)],
);

/** Mail services' reports on mails we sent: bounced, delayed, delivered or marked as spam. Append-only. */
export const mailReports = pgTable(
  "mail_reports",
  {
    id: rowNumber(),
    messageId: text().notNull(),
    /** The job that sent it, if the message is one of ours. */
    jobId: bigint({ mode: "number" }),
    kind: text({ enum: ["bounced", "delayed", "complained", "delivered"] }).notNull(),
    /** As in RFC 3463, such as 5.1.1; empty if none was given. */
    status: text().notNull(),
    at: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (t) => [
    unique("mail_reports_once").on(t.messageId, t.kind, t.status, t.at),
    index("mail_reports_of_job").on(t.jobId, t.id),
    index("mail_reports_bounced").on(t.receivedAt).where(sql`${t.kind} = 'bounced'`),
  ],
);

/** How far the demonstration's time is ahead of the real one: one row, or none. Never written in production. */
export const demoClock = pgTable("demo_clock", {
  id: smallint().primaryKey(),
  hoursAhead: integer().notNull(),
});

/** An attachment, without its content, which is not kept. */
export interface AttachmentFacts {
  filename: string;
  contentType: string;
  bytes: number;
}

/** The demonstration's mails, because it has no mail server. Never written in production. */
export const capturedMails = pgTable("captured_mails", {
  id: rowNumber(),
  messageId: text().notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attachments: jsonb().$type<AttachmentFacts[]>().notNull().default([]),
  sentAt: moment().notNull(),
});
