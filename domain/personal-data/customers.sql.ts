import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { limits } from "#config/limits.ts";
import { instant, textArray } from "#db/parameters.ts";
import * as t from "#db/schema.ts";
import { closedAddress } from "#domain/contact/closed-address.ts";
import { type ErasedCustomers, ofBoth, ofCustomers, ofOthers, purchasesOf } from "#domain/personal-data/entry.sql.ts";
import { deleteUnconfirmedRequests } from "#domain/personal-data/retention.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What stands in for the customer's name. */
export const REMOVED_BY_AGE = `Removed after ${limits.customerDetailsKeptMonths} months`;
export const REMOVED_AT_REQUEST = "Details removed at the customer's request";

const WITH_CUSTOMER = { stays: "With the customer who got it, whose details take it along." };
const BOOKS = { stays: "Part of our accounts, which the law has us keep." };

/** Where a table wants a reason beside a decision, a word of ours takes its place. */
const removed = (column: PgColumn): SQL => sql`case when ${column} is not null then 'removed'::text end`;
const isWaiting = and(isNull(t.files.messageId), isNull(t.files.quoteId), isNull(t.files.handoverId));

function mailsAbout(who: ErasedCustomers): SQL {
  const { kind, payload } = t.jobs;
  return sql`${kind} = 'send-mail' and (${payload}->>'leadId' = any (${textArray(who.leadIds)})
    or ${payload}->>'purchaseId' in (select id::text from ${purchasesOf(who)} as bought))`;
}

/**
 * What we hold of customers, and what companies and customers have to do with each other. Erased in this order: a lead
 * before what goes only after it, files after the words that they came with. Service, district, dates, purchases and
 * the ledger stay.
 */
export const customerTables = [
  ofCustomers(t.requestLinks, t.requestLinks.leadId, {
    kept: ["privateLink", "deviceLink", "householdLink"],
    customerErased: "deleted",
    expires: [
      {
        after: { days: limits.requestLinkDays },
        since: t.requestLinks.createdAt,
        where: (before) =>
          and(
            lte(t.requestLinks.createdAt, before),
            or(isNull(t.requestLinks.lastUsedOn), lte(t.requestLinks.lastUsedOn, londonDay(before))),
          ),
      },
    ],
  }),
  ofCustomers(t.leads, t.leads.id, {
    kept: ["unconfirmedRequest", "openRequest", "details"],
    customerErased: {
      becomes: ({ because, now }) => ({
        customerName: because === "customer" ? REMOVED_AT_REQUEST : REMOVED_BY_AGE,
        customerEmail: sql`${t.leads.id}::text || ${closedAddress("")}::text`,
        customerMailbox: null,
        customerPhone: null,
        earlierDetails: [],
        postcode: sql`${t.leads.outcode}`,
        description: null,
        contactWay: null,
        contactTimes: null,
        importFingerprint: null,
        groupId: null,
        groupPosition: null,
        brief: null,
        briefWrittenAt: null,
        plan: null,
        photos: [],
        closedReason: null,
        anonymisedAt: now,
        anonymisedBecause: because,
      }),
    },
    expires: [
      { after: { days: limits.unconfirmedRequestsKeptDays }, by: deleteUnconfirmedRequests },
      { after: { months: limits.customerDetailsKeptMonths }, erases: "customers" },
    ],
    stays: {
      outcode: "A district of many homes.",
      location: "A town, or a district of many homes.",
      importSource: "The firm that passed it on.",
    },
  }),
  ofCustomers(t.briefs, t.briefs.leadId, { kept: ["writings"], customerErased: "deleted" }),
  ofCustomers(t.photos, t.photos.leadId, { kept: ["photos"], customerErased: "deleted", file: t.photos.storageKey }),
  ofBoth(t.leadPurchases, t.leadPurchases.leadId, {
    kept: ["writings", "books"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { customerWords: null } },
    accountClosed: BOOKS,
  }),
  ofBoth(t.quoteDrafts, t.quoteDrafts.purchaseId, {
    kept: ["unsentQuote"],
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: { stays: "Until its time is over." },
    expires: [{ after: { days: limits.quoteDraftsKeptDays }, since: t.quoteDrafts.updatedAt }],
  }),
  ofBoth(t.purchaseNotes, t.purchaseNotes.purchaseId, {
    kept: ["details", "account"],
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: {
      deletes: ({ id }) =>
        sql`${t.purchaseNotes.purchaseId} in (select id from ${t.leadPurchases} where installer_id = ${id})`,
    },
  }),
  ofBoth(t.nextActs, t.nextActs.purchaseId, {
    kept: ["details", "account"],
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: {
      deletes: ({ id }) =>
        sql`${t.nextActs.purchaseId} in (select id from ${t.leadPurchases} where installer_id = ${id})`,
    },
  }),
  ofBoth(t.refundRequests, t.refundRequests.purchaseId, {
    kept: ["details", "books"],
    handedOut: { within: "refundRequests" },
    customerErased: { becomes: { note: null, decisionReason: null } },
    accountClosed: BOOKS,
  }),
  ofBoth(t.quotes, t.quotes.leadId, {
    kept: ["writings"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { content: null, checks: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.messages, t.messages.leadId, {
    kept: ["writings"],
    handedOut: { within: "purchases" },
    customerErased: {
      becomes: { text: null, reportReason: null, decisionReason: removed(t.messages.decisionReason) },
    },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.outlines, t.outlines.leadId, {
    kept: ["writings"],
    handedOut: { within: "outlines" },
    customerErased: {
      becomes: {
        text: null,
        equipment: null,
        reportReason: null,
        decisionReason: removed(t.outlines.decisionReason),
      },
    },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.outlineMessages, t.outlineMessages.outlineId, {
    kept: ["writings"],
    handedOut: { within: "outlines" },
    customerErased: { becomes: { text: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.appointments, t.appointments.leadId, {
    kept: ["details"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { address: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.outcomes, t.outcomes.leadId, {
    kept: ["writings"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { words: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.contracts, t.contracts.leadId, {
    kept: ["afterYes"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { letter: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.complaints, t.complaints.leadId, {
    kept: ["complaint"],
    handedOut: { within: "complaints" },
    customerErased: {
      becomes: ({ now }) => ({
        words: null,
        toCustomer: null,
        toCompany: null,
        decidedAt: sql`coalesce(${t.complaints.decidedAt}, ${instant(now)})`,
        decision: sql`coalesce(${t.complaints.decision}, 'gone')`,
      }),
    },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.stops, t.stops.leadId, {
    kept: ["details"],
    handedOut: { within: "purchases" },
    customerErased: { becomes: { keptByLaw: null, resolution: removed(t.stops.resolution) } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofCustomers(t.projects, t.projects.leadId, {
    kept: ["details"],
    customerErased: { becomes: ({ now }) => ({ status: "erased" as const, statusChangedAt: now }) },
  }),
  ofCustomers(t.jobs, (who) => sql`${t.jobs.lastError} is not null and ${mailsAbout(who)}`, {
    kept: ["sentMails"],
    // A mail server's answer names the address.
    customerErased: { becomes: { lastError: "removed" } },
    expires: [
      { after: { days: limits.finishedJobsKeptDays }, since: t.jobs.doneAt },
      { after: { days: limits.failedJobsKeptDays }, since: t.jobs.failedAt },
    ],
    stays: { payload: "By what the facts of a mail are found; of accounts' mails the address, too." },
  }),
  /** Of the demonstration alone. */
  ofCustomers(
    t.capturedMails,
    (who) =>
      sql`split_part(${t.capturedMails.messageId}, '@', 1) in (select 'job-' || id from ${t.jobs} where ${mailsAbout(who)})`,
    { kept: ["sentMails"], customerErased: "deleted" },
  ),
  ofCustomers(t.householdNotes, t.householdNotes.leadId, { kept: ["householdNote"], customerErased: "deleted" }),
  ofCustomers(t.outsideQuotes, t.outsideQuotes.leadId, {
    kept: ["outsideQuote"],
    customerErased: "deleted",
    file: t.outsideQuotes.storageKey,
  }),
  ofBoth(t.files, t.files.leadId, {
    kept: ["details", "unsentQuote"],
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    // Those of messages, quotes and handovers stay with the customers who got them.
    accountClosed: { deletes: ({ id }) => and(eq(t.files.installerId, id), isWaiting) },
    expires: [
      {
        after: { days: limits.quoteDraftsKeptDays },
        since: t.files.createdAt,
        where: (before) => and(isWaiting, lte(t.files.createdAt, before)),
      },
    ],
    file: t.files.storageKey,
  }),
  ofBoth(t.handoverEntries, t.handoverEntries.leadId, {
    kept: ["afterYes"],
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: WITH_CUSTOMER,
  }),
  ofOthers(t.publicComplaints, {
    kept: ["publicComplaint"],
    expires: [{ after: { months: limits.customerDetailsKeptMonths }, since: t.publicComplaints.madeAt }],
  }),
];
