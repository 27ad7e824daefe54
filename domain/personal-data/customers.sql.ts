import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { limits } from "#config/limits.ts";
import { instant, textArray } from "#db/parameters.ts";
import * as t from "#db/schema.ts";
import { closedAddress } from "#domain/contact/closed-address.ts";
import { type ErasedCustomers, ofBoth, ofCustomers, ofOthers, purchasesOf } from "#domain/personal-data/entry.sql.ts";
import { refundTables } from "#domain/personal-data/refunds.sql.ts";
import { deleteUnconfirmedRequests, forgetSenders } from "#domain/personal-data/retention.sql.ts";
import { reviewTables } from "#domain/personal-data/reviews.sql.ts";
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
    onRequest: {
      columns: ["kind", "label", "createdAt", "lastUsedOn", "revokedAt"],
      withheld: { tokenHash: "It opens a page." },
    },
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
    kept: ["unconfirmedRequest", "openRequest", "details", "senderHash"],
    onRequest: {
      columns: [
        ...(["id", "customerName", "customerEmail", "customerPhone", "postcode", "location", "serviceType"] as const),
        ...(["serviceSlug", "propertyType", "timeframe", "description", "budgetRange", "contactWay"] as const),
        ...(["contactTimes", "urgency", "status", "sharing", "importSource", "createdAt", "availableAt"] as const),
        ...(["expiresAt", "closedAt", "closedBy", "closedReason", "customerClosedAt", "brief", "plan"] as const),
      ],
      withheld: {
        customerMailbox: "It is the email address once more.",
        earlierDetails: "Slips that were put right: perhaps somebody else’s number or address.",
        outcode: "It is part of the postcode.",
        importFingerprint: "It tells one import from another.",
        photos: "In their own list.",
        senderHash: "It only tells whether two requests came from one network.",
      },
    },
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
        senderHash: null,
        anonymisedAt: now,
        anonymisedBecause: because,
      }),
    },
    expires: [
      { after: { days: limits.unconfirmedRequestsKeptDays }, by: deleteUnconfirmedRequests },
      { after: { days: limits.senderHashKeptDays }, by: forgetSenders },
      { after: { months: limits.customerDetailsKeptMonths }, erases: "customers" },
    ],
    stays: {
      outcode: "A district of many homes.",
      location: "A town, or a district of many homes.",
      importSource: "The firm that passed it on.",
    },
  }),
  ofCustomers(t.briefs, t.briefs.leadId, {
    kept: ["writings"],
    onRequest: { columns: ["leadId", "version", "content", "writtenAt"] },
    customerErased: "deleted",
  }),
  ofCustomers(t.photos, t.photos.leadId, {
    kept: ["photos"],
    onRequest: {
      columns: ["leadId", "kind", "mediaType", "sizeBytes", "addedAt"],
      withheld: { sha256: "It tells one photo from another.", storageKey: "Where we keep it." },
    },
    customerErased: "deleted",
    file: t.photos.storageKey,
  }),
  ofBoth(t.leadPurchases, t.leadPurchases.leadId, {
    kept: ["writings", "books"],
    onRequest: {
      columns: [
        ...(["id", "leadId", "installerId", "purchasedAt", "stage", "firstContactAt", "lostReason"] as const),
        ...(["endedAt", "endedReason", "customerReason", "customerWords"] as const),
      ],
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { customerWords: null } },
    accountClosed: BOOKS,
  }),
  ofBoth(t.quoteDrafts, t.quoteDrafts.purchaseId, {
    kept: ["unsentQuote"],
    onRequest: { nothing: "A company’s quote that it has not sent." },
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: { stays: "Until its time is over." },
    expires: [{ after: { days: limits.quoteDraftsKeptDays }, since: t.quoteDrafts.updatedAt }],
  }),
  ofBoth(t.purchaseNotes, t.purchaseNotes.purchaseId, {
    kept: ["details", "account"],
    onRequest: { columns: ["purchaseId", "text", "writtenAt"] },
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: {
      deletes: ({ id }) =>
        sql`${t.purchaseNotes.purchaseId} in (select id from ${t.leadPurchases} where installer_id = ${id})`,
    },
  }),
  ofBoth(t.nextActs, t.nextActs.purchaseId, {
    kept: ["details", "account"],
    onRequest: { columns: ["purchaseId", "what", "dueAt"] },
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: {
      deletes: ({ id }) =>
        sql`${t.nextActs.purchaseId} in (select id from ${t.leadPurchases} where installer_id = ${id})`,
    },
  }),
  ...refundTables,
  ofBoth(t.quotes, t.quotes.leadId, {
    kept: ["writings"],
    onRequest: {
      columns: [
        ...([
          "id",
          "leadId",
          "installerId",
          "option",
          "revision",
          "technology",
          "status",
          "sentAt",
          "openedAt",
        ] as const),
        ...(["content", "validUntil", "totalPence"] as const),
      ],
      withheld: { checks: "Worked out of the quote." },
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { content: null, checks: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.messages, t.messages.leadId, {
    kept: ["writings"],
    onRequest: {
      columns: ["purchaseId", "leadId", "installerId", "sender", "text", "sentAt", "readAt", "removedAt", "reportedAt"],
      withheld: { reportReason: "Whoever reported it told us alone.", decisionReason: "Ours." },
    },
    handedOut: { within: "purchases" },
    customerErased: {
      becomes: { text: null, reportReason: null, decisionReason: removed(t.messages.decisionReason) },
    },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.outlines, t.outlines.leadId, {
    kept: ["writings"],
    onRequest: {
      columns: [
        ...(["id", "leadId", "installerId", "status", "fromPence", "toPence", "size", "equipment", "text"] as const),
        ...(["included", "sentAt", "lapsesAt", "reportedAt", "reportReason"] as const),
      ],
      withheld: { sentBy: "Somebody at the company.", decisionReason: "Written to the company." },
    },
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
    onRequest: { columns: ["outlineId", "sender", "text", "sentAt"] },
    handedOut: { within: "outlines" },
    customerErased: { becomes: { text: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.appointments, t.appointments.leadId, {
    kept: ["details"],
    onRequest: {
      columns: ["purchaseId", "offeredBy", "kind", "minutes", "times", "status", "offeredAt", "startsAt", "address"],
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { address: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.outcomes, t.outcomes.leadId, {
    kept: ["writings"],
    onRequest: {
      columns: [
        ...(["leadId", "purchaseId", "givenAt", "finishedOn", "finalPence", "priceKept", "onTime", "rating"] as const),
        ...(["words", "mayShow", "readingKwh", "readingFrom", "readingTo"] as const),
      ],
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { words: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ...reviewTables,
  ofBoth(t.contracts, t.contracts.leadId, {
    kept: ["afterYes"],
    onRequest: {
      columns: ["purchaseId", "signedOn", "goodsOn", "toldOfRight", "changedAt", "cancelledAt", "letter"],
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { letter: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.contractChecks, t.contractChecks.leadId, {
    kept: ["afterYes"],
    onRequest: {
      columns: ["purchaseId", "name", "companyNumber", "outcome", "checkedAt"],
      withheld: { reason: "Our team's own note.", against: "The company's name." },
    },
    handedOut: { nothing: "The customer's question, and our team's note." },
    customerErased: { becomes: { name: null, companyNumber: null, against: null, reason: null } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.complaints, t.complaints.leadId, {
    kept: ["complaint"],
    onRequest: {
      columns: ["purchaseId", "about", "words", "madeAt", "answerBy", "decidedAt", "decision", "toCustomer"],
      withheld: { toCompany: "Written to the company." },
    },
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
    onRequest: {
      columns: [
        ...(["purchaseId", "status", "askedAt", "dueAt", "confirmedAt", "keptByLaw"] as const),
        ...(["contactedAgainAt", "resolvedAt", "resolution"] as const),
      ],
    },
    handedOut: { within: "purchases" },
    customerErased: { becomes: { keptByLaw: null, resolution: removed(t.stops.resolution) } },
    accountClosed: WITH_CUSTOMER,
  }),
  ofCustomers(t.projects, t.projects.leadId, {
    kept: ["details"],
    onRequest: {
      columns: ["leadId", "status", "openedAt", "statusChangedAt", "chosenAt", "lastActAt", "eraseBy"],
    },
    customerErased: { becomes: ({ now }) => ({ status: "erased" as const, statusChangedAt: now }) },
  }),
  ofCustomers(t.jobs, (who) => sql`${t.jobs.lastError} is not null and ${mailsAbout(who)}`, {
    kept: ["sentMails"],
    onRequest: { nothing: "The list of mails says which were sent." },
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
    { kept: ["sentMails"], onRequest: { nothing: "The demonstration’s copies of mails." }, customerErased: "deleted" },
  ),
  ofCustomers(t.householdNotes, t.householdNotes.leadId, {
    kept: ["householdNote"],
    onRequest: { columns: ["leadId", "label", "text", "writtenAt"] },
    customerErased: "deleted",
  }),
  ofCustomers(t.outsideQuotes, t.outsideQuotes.leadId, {
    kept: ["outsideQuote"],
    onRequest: {
      columns: ["leadId", "company", "facts", "addedAt", "typedAt", "fileName", "sizeBytes"],
      withheld: { storageKey: "Where we keep it." },
    },
    customerErased: "deleted",
    file: t.outsideQuotes.storageKey,
  }),
  ofBoth(t.deposits, t.deposits.leadId, {
    kept: ["afterYes"],
    onRequest: {
      columns: [
        ...(["purchaseId", "payments", "paidPence", "firstPaidOn", "isInsured", "scheme", "moneyBackAt"] as const),
        ...(["askedAt", "overdueAt", "risks", "atRiskAt"] as const),
      ],
      withheld: { dealtWithAt: "Our own work." },
    },
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: WITH_CUSTOMER,
  }),
  ofBoth(t.files, t.files.leadId, {
    kept: ["details", "unsentQuote"],
    onRequest: {
      columns: ["purchaseId", "sender", "fileName", "mediaType", "sizeBytes", "createdAt"],
      withheld: { sha256: "It tells one file from another.", storageKey: "Where we keep it." },
    },
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
    onRequest: { columns: ["purchaseId", "item", "side", "isDone", "doneOn", "number", "givenAt"] },
    handedOut: { within: "purchases" },
    customerErased: "deleted",
    accountClosed: WITH_CUSTOMER,
  }),
  ofOthers(t.publicComplaints, {
    kept: ["publicComplaint"],
    onRequest: {
      columns: ["about", "company", "name", "email", "words", "madeAt", "answerBy", "answer", "answeredAt"],
    },
    expires: [{ after: { months: limits.customerDetailsKeptMonths }, since: t.publicComplaints.madeAt }],
  }),
  ofOthers(t.dataRequests, {
    kept: ["dataRequest"],
    onRequest: {
      columns: ["name", "email", "phone", "words", "askedAt", "answerBy", "confirmedAt", "answeredAt", "outcome"],
      withheld: {
        confirmHash: "It belongs to a link.",
        fileHash: "It belongs to a link.",
        identity: "Ours.",
        reason: "In our answer.",
      },
    },
    expires: [{ after: { months: limits.customerDetailsKeptMonths }, since: t.dataRequests.askedAt }],
  }),
];
