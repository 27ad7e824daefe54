import { and, lt, ne } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { limits } from "#config/limits.ts";
import * as t from "#db/schema.ts";
import { companyTables } from "#domain/personal-data/companies.sql.ts";
import { customerTables } from "#domain/personal-data/customers.sql.ts";
import { type Entry, ofOthers } from "#domain/personal-data/entry.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

/** What our team writes of its own work, and how often somebody tried. */
const ourTables = [
  ofOthers(t.workMarks, {
    kept: ["workMarks"],
    expires: [{ after: { days: limits.workMarksKeptDays }, since: t.workMarks.changedAt }],
  }),
  ofOthers(t.auditLog, {
    kept: ["auditLog"],
    stays: {
      actorLabel: "Who decided.",
      reason: "Why.",
      before: "What was decided.",
      after: "What was decided.",
      fromAddress: "From where.",
    },
  }),
  ofOthers(t.rateLimits, {
    kept: ["toPrograms"],
    expires: [{ after: { hours: limits.attemptsKeptHours }, since: t.rateLimits.windowStartedAt, clock: "real" }],
  }),
];

/**
 * Every table that holds something of a person: whose it is, what a company is handed of it, what goes when an account
 * is closed and when a customer's details go, after how long it goes by itself, and what stays and why. Erasure,
 * retention and the file of own data do what it says; the privacy policy says the same in words (`kept`).
 */
export const register: readonly Entry[] = [...companyTables, ...customerTables, ...ourTables];

/** What holds nothing of anyone and is deleted by its age all the same. */
export const housekeeping: readonly Pick<Entry, "table" | "expires" | "file">[] = [
  { table: t.leadEvents, expires: [{ after: { days: limits.leadEventsKeptDays }, since: t.leadEvents.at }] },
  {
    table: t.scheduledRuns,
    expires: [
      {
        after: { days: limits.scheduledRunsKeptDays },
        since: t.scheduledRuns.day,
        // The last London day stays, and so does the demonstration's mark.
        where: (_before, now) =>
          and(
            lt(t.scheduledRuns.day, addDays(londonDay(now), -limits.scheduledRunsKeptDays)),
            ne(t.scheduledRuns.task, t.DEMONSTRATION_MARK),
          ),
      },
    ],
  },
];

/** Columns that could hold anything, and hold nothing personal. */
export const NOT_PERSONAL = {
  ids: [
    t.user.id,
    t.profiles.id,
    t.session.id,
    t.auditLog.actorId,
    t.auditLog.subjectId,
    t.leadPurchases.boughtBy,
    t.outlines.sentBy,
    t.installerDocuments.storageKey,
    t.mailReports.messageId,
    t.payments.sessionId,
    t.payments.paymentIntentId,
    t.payments.chargeId,
    t.payments.disputeId,
    t.paymentEvents.id,
    t.paymentReversals.providerId,
    t.paymentReversals.eventId,
    t.balanceEntries.id,
    t.balanceEntries.sourceId,
    t.balanceEntries.paymentIntentId,
    t.booksMismatches.installerId,
  ],
  codesAndChoices: [
    t.leads.serviceType,
    t.leads.serviceSlug,
    t.leads.propertyType,
    t.leads.timeframe,
    t.leads.budgetRange,
    t.leadPurchases.customerReason,
    t.outlines.included,
    t.appointments.times,
    t.projectEvents.kind,
    t.reviewActs.kind,
    t.reviewActs.reason,
    t.consentRecords.textVersion,
    t.webhookEndpoints.events,
    t.jobs.kind,
    t.mailReports.status,
    t.scheduledRuns.task,
    t.auditLog.action,
    t.auditLog.subjectType,
    t.paymentEvents.type,
    t.paymentReversals.state,
    t.balanceEntries.type,
    t.balanceEntries.category,
    t.balanceEntries.currency,
    t.balanceMonths.month,
    t.publicMonths.month,
  ],
  hashes: [t.profiles.ledgerHead, t.apiKeys.prefix, t.apiKeys.keyHash, t.calendarFeeds.tokenHash],
  ourOwn: [t.payments.receiptVatNumber, t.payments.receiptSeller, t.publicMonths.file],
} as const satisfies Record<string, readonly PgColumn[]>;
