import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { creditTransactions } from "#db/schema/credits.ts";
import type { PlanContent } from "#db/schema/plan-content.ts";

/** Details of a customer that no text may reveal, though the lead no longer holds them, or never did. */
export interface EarlierDetails {
  customerName?: string;
  customerEmail?: string | null;
  customerPhone?: string | null;
  postcode?: string;
  /** The address of an appointment. */
  address?: string;
}

type BriefAnswer = string | number;

/** A customer's answers about the home: choices and numbers by question, and under `roofs` those of each roof. */
export type PhotoKind = "roof" | "consumer_unit" | "meter" | "place";

/** A photo in a brief, as its customer and companies with the details may list it. */
export interface ListedPhoto {
  readonly id: string;
  readonly kind: PhotoKind;
  readonly mediaType: "image/jpeg" | "image/png";
  readonly sizeBytes: number;
  /** An ISO text. */
  readonly addedAt: string;
}

export type BriefContent = Readonly<Record<string, BriefAnswer | readonly Readonly<Record<string, BriefAnswer>>[]>>;

/** An enquiry for sale, from a customer or entered by an administrator. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    origin: text({ enum: ["quote_request", "admin"] }).notNull(),
    /** Shared by the works that were asked for in one form; null for a work asked for alone. No company learns of it. */
    groupId: uuid(),
    /** The place of this work among them, from 1. */
    groupPosition: smallint(),
    customerName: text().notNull(),
    /** Null only for somebody who rang and gave none: they get no mail and have no page. */
    customerEmail: text(),
    /** The mailbox behind the email, so that one person is recognised under several spellings. */
    customerMailbox: text(),
    customerPhone: text(),
    earlierDetails: jsonb().$type<EarlierDetails[]>().notNull().default([]),
    /** Whether the customer has another lead. Kept by a trigger, so that a purchase need not look. */
    customerRecurs: boolean().notNull().default(false),
    postcode: text().notNull(),
    outcode: text().notNull(),
    location: text().notNull(),
    serviceType: text().notNull(),
    /** The page the customer asked from, more specific than the service type. */
    serviceSlug: text(),
    propertyType: text(),
    timeframe: text(),
    description: text(),
    budgetRange: text(),
    contactWay: text().$type<"phone" | "text" | "email">(),
    contactTimes: text()
      .array()
      .$type<("weekday-mornings" | "weekday-afternoons" | "weekday-evenings" | "weekends")[]>(),
    urgency: text({ enum: ["low", "medium", "high"] }).notNull(),
    status: text({ enum: ["unconfirmed", "available", "paused", "sold", "withdrawn", "expired"] }).notNull(),
    maxPurchases: smallint().notNull(),
    placesTaken: smallint().notNull().default(0),
    /** How often the customer had a silent company replaced. */
    placesReopened: smallint().notNull().default(0),
    /** Who gets the customer's details: every buyer, or only companies whose outline the customer picks. */
    sharing: text().$type<"on_purchase" | "on_pick">().notNull().default("on_purchase"),
    /** How many outlines await the customer's answer. Kept by triggers. */
    outlinesWaiting: smallint().notNull().default(0),
    createdBy: text().references(() => user.id),
    /** A hash of an imported lead's row, so that it is imported once. Removed with the customer's details. */
    importFingerprint: text(),
    /** For an imported lead: the firm that passed it on, which the customer is told. */
    importSource: text(),
    createdAt: createdAt(),
    /** When the customer's link was last requested. */
    linkQueuedAt: moment(),
    /** A keyed hash of the network address that the newest answers came from; null for one that many have. */
    senderHash: text(),
    /** The newest answers were sent within seconds of the page being opened. */
    isSentAtOnce: boolean().notNull().default(false),
    availableAt: moment(),
    expiresAt: moment().notNull(),
    closedAt: moment(),
    closedBy: text({ enum: ["customer", "admin", "age", "silence", "choice"] }),
    closedReason: text(),
    /** When the customer asked for no further contact: in any status, even when all places are sold. */
    customerClosedAt: moment(),
    /** Since when the customer has been asked whether the contact details are right; null once they have answered. */
    contactAskedAt: moment(),
    contactAnsweredAt: moment(),
    /** When name, email or phone were last corrected after a purchase. */
    contactCorrectedAt: moment(),
    /** The newest of `briefs`, copied by a trigger; null without one. */
    brief: jsonb().$type<BriefContent>(),
    briefWrittenAt: moment(),
    /** What of `photos` readers may see, copied by a trigger. */
    photos: jsonb().$type<readonly ListedPhoto[]>().notNull().default([]),
    /** The energy plan that came with the request; removed with the customer's details. */
    plan: jsonb().$type<PlanContent>(),
    /** When name, contact, message and free texts were removed. */
    anonymisedAt: moment(),
    /** When anything last changed that companies that bought it are shown; the database notes it. */
    shownChangedAt: moment(),
    anonymisedBecause: text({ enum: ["age", "customer"] }),
  },
  (t) => [
    check(
      "leads_status_known",
      sql`${t.status} in ('unconfirmed', 'available', 'paused', 'sold', 'withdrawn', 'expired')`,
    ),
    check("leads_urgency_known", sql`${t.urgency} in ('low', 'medium', 'high')`),
    check("leads_max_purchases", sql`${t.maxPurchases} between 1 and 3`),
    check("leads_sharing_known", sql`${t.sharing} in ('on_purchase', 'on_pick')`),
    check("leads_outlines_waiting", sql`${t.outlinesWaiting} between 0 and 6`),
    check("leads_places_reopened", sql`${t.placesReopened} between 0 and 2`),
    check("leads_places", sql`${t.placesTaken} between 0 and ${t.maxPurchases}`),
    check("leads_sold_when_full", sql`(${t.status} = 'sold') = (${t.placesTaken} = ${t.maxPurchases})`),
    // Contains what the filters need, so that leads outside an installer's area are skipped without being read.
    index("leads_for_sale")
      .on(t.availableAt.desc(), t.id.desc(), t.outcode, t.serviceType, t.urgency, t.budgetRange, t.expiresAt)
      .where(sql`${t.status} = 'available'`),
    // Counts the leads in an installer's area without reading the others.
    index("leads_for_sale_by_place")
      .on(t.outcode, t.serviceType, t.expiresAt, t.id)
      .where(sql`${t.status} = 'available'`),
    index("leads_newest").on(t.createdAt.desc(), t.id),
    // The admin figures read this index alone. A purchase changes none of its columns.
    index("leads_figures").on(t.createdAt.desc(), t.origin, t.availableAt, t.outcode, t.serviceType),
    uniqueIndex("leads_one_open_request")
      .on(t.customerEmail, t.serviceType)
      .where(sql`${t.origin} = 'quote_request' and ${t.status} in ('unconfirmed', 'available', 'paused')`),
    uniqueIndex("leads_one_import").on(t.importFingerprint).where(sql`${t.importFingerprint} is not null`),
    // For an open request of the same customer, and a company's earlier purchases of that customer.
    index("leads_mailbox").on(t.customerMailbox, t.serviceType),
    check("leads_email_of_request", sql`${t.origin} = 'admin' or ${t.customerEmail} is not null`),
    check("leads_reachable", sql`coalesce(${t.customerEmail}, ${t.customerPhone}) is not null`),
    check("leads_group_position", sql`(${t.groupId} is null) = (${t.groupPosition} is null)`),
    uniqueIndex("leads_group").on(t.groupId, t.groupPosition).where(sql`${t.groupId} is not null`),
    // For administrators: search by the start of a name, email or number, and the newest in a status.
    index("leads_email").on(t.customerEmail.op("text_pattern_ops")),
    index("leads_phone").on(t.customerPhone.op("text_pattern_ops")),
    index("leads_postcode").on(t.postcode.op("text_pattern_ops")),
    index("leads_name_words").using("gin", sql`to_tsvector('simple', ${t.customerName})`),
    index("leads_status_newest").on(t.status, t.createdAt.desc(), t.id),
    index("leads_never_confirmed").on(t.createdAt).where(sql`${t.availableAt} is null`),
    index("leads_to_anonymise").on(t.createdAt).where(sql`${t.anonymisedAt} is null`),
    index("leads_to_expire").on(t.expiresAt).where(sql`${t.status} in ('unconfirmed', 'available', 'paused')`),
    index("leads_sender").on(t.senderHash, t.createdAt).where(sql`${t.senderHash} is not null`),
    index("leads_paused").on(t.contactAskedAt).where(sql`${t.status} = 'paused'`),
  ],
);

/** Two of these hold a confirmed request; one alone is noted. */
export type HoldReason = "disposable_mail" | "other_names" | "many_requests" | "sent_at_once";

/** Confirmed requests that wait for a person, and what became of them: a paused lead that was never on sale. */
export const requestHolds = pgTable(
  "request_holds",
  {
    leadId: uuid()
      .primaryKey()
      .references(() => leads.id, { onDelete: "cascade" }),
    reasons: text().array().$type<HoldReason[]>().notNull(),
    heldAt: moment().notNull(),
    /** What the customer tells us. */
    words: text(),
    endedAt: moment(),
    outcome: text({ enum: ["released", "declined"] }),
    /** Null: nobody, its time was over. */
    endedBy: text().references(() => user.id),
    /** Why it was declined, as its customer reads it. */
    reason: text(),
  },
  (t) => [
    check("request_holds_two", sql`cardinality(${t.reasons}) >= 2`),
    check("request_holds_ended_whole", sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
    index("request_holds_open").on(t.heldAt).where(sql`${t.endedAt} is null`),
  ],
);

/** How many of a day's requests were never confirmed and have been deleted, so that the day's figures stay true. */
export const forgottenRequests = pgTable("forgotten_requests", {
  /** The London day on which they were made. */
  askedOn: date({ mode: "string" }).primaryKey(),
  requests: integer().notNull(),
});

/**
 * Private links to a customer's request: the customer's own, a new one with each mail and one for each device that
 * remembers the project, and those of the household, which leave notes and change nothing. Only a hash is kept. A
 * revoked link stays for its original lifetime, so that anyone who follows it is told.
 */
export const requestLinks = pgTable(
  "request_links",
  {
    tokenHash: text().primaryKey(),
    /** Names the link on the customer's page. */
    id: uuid().notNull().unique().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    kind: text().$type<RequestLinkKind>().notNull().default("customer"),
    /** Whom a household link is for, in the customer's words. */
    label: text(),
    createdAt: createdAt(),
    /** A London day. A customer's own link expires a time after it. */
    lastUsedOn: date({ mode: "string" }),
    revokedAt: moment(),
  },
  (t) => [
    index("request_links_lead").on(t.leadId),
    index("request_links_age").on(t.createdAt),
    check("request_links_kind_known", sql`${t.kind} in ('customer', 'device', 'household')`),
    check("request_links_household_named", sql`(${t.kind} = 'household') = (${t.label} is not null)`),
  ],
);

export type RequestLinkKind = "customer" | "device" | "household";

/**
 * What somebody with a household link says to the customer and the rest of the household. No company ever reads one; a
 * note outlives its link and goes with the customer's details.
 */
export const householdNotes = pgTable(
  "household_notes",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    linkId: uuid().notNull(),
    /** The link's, which may be gone. */
    label: text().notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (t) => [index("household_notes_request").on(t.leadId, t.writtenAt)],
);

/** Why a company no longer sees who the customer is. */
export type EndedReason = "silent" | "not_chosen" | "closed" | "stopped" | "company_gone";

/** One installer's purchase of one lead. */
export const leadPurchases = pgTable(
  "lead_purchases",
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    priceCredits: integer().notNull(),
    spendId: bigint({ mode: "number" })
      .notNull()
      .references(() => creditTransactions.id),
    purchasedAt: moment().notNull(),
    /** `profiles.gate_version` when the company was found free to buy; the database compares. */
    gateVersion: integer(),
    /**
     * Who clicked, and with which key, if any. No foreign keys: checking one would cost each purchase a lock on
     * another row.
     */
    boughtBy: text(),
    apiKeyId: uuid(),
    /** Who of the company looks after it and is told of it; null: nobody in particular. */
    assignedTo: text().references(() => user.id),
    /** The installer's own progress; freely editable. */
    stage: text({ enum: ["new", "contacted", "survey_booked", "quoted", "won", "lost"] })
      .notNull()
      .default("new"),
    stageChangedAt: moment(),
    /** Who of the company changed it, and with which key; null where the customer or time did. */
    stageChangedBy: text().references(() => user.id),
    stageKeyId: uuid(),
    /** When the company first moved the stage on from "new"; never changes again. */
    firstContactAt: moment(),
    /** From then on the company no longer sees who the customer is; null while it does. */
    endedAt: moment(),
    endedReason: text().$type<EndedReason>(),
    /** When its place was freed for another company. Only a trigger updates the lead's count from it. */
    placeFreedAt: moment(),
    /** Why the customer chose another company, if they told this one. */
    customerReason: text(),
    customerWords: text(),
    /** Why it is lost, in the company's view; null at every other stage. */
    lostReason: text({ enum: ["price", "speed", "another installer", "not going ahead", "could not reach them"] }),
    /** What the job is worth, as the company typed it. The chosen quote's total goes first. */
    jobValuePence: integer(),
    /** When this row or its next act last changed since it was bought; the database notes it. */
    changedAt: moment(),
  },
  (t) => [
    check(
      "lead_purchases_ended",
      sql`(${t.endedAt} is null) = (${t.endedReason} is null) and (${t.placeFreedAt} is null or ${t.endedAt} is not null)`,
    ),
    check(
      "lead_purchases_ended_reason",
      sql`${t.endedReason} in ('silent', 'not_chosen', 'closed', 'stopped', 'company_gone')`,
    ),
    check("lead_purchases_price", sql`${t.priceCredits} > 0`),
    check("lead_purchases_stage", sql`${t.stage} in ('new', 'contacted', 'survey_booked', 'quoted', 'won', 'lost')`),
    check(
      "lead_purchases_lost_reason",
      sql`(${t.stage} = 'lost') = (${t.lostReason} is not null) and ${t.lostReason} in ('price', 'speed', 'another installer', 'not going ahead', 'could not reach them')`,
    ),
    check("lead_purchases_job_value", sql`${t.jobValuePence} between 100 and 500000000`),
    unique("lead_purchases_once").on(t.leadId, t.installerId),
    index("lead_purchases_newest").on(t.installerId, t.purchasedAt.desc(), t.id),
    // For figures by week. Rows arrive in order of time, and this kind of index costs a purchase next to nothing.
    index("lead_purchases_by_time").using("brin", t.purchasedAt),
  ],
);

/** A company's notes about a purchase. The database refuses to change one; erasure deletes them. */
export const purchaseNotes = pgTable(
  "purchase_notes",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    text: text().notNull(),
    writtenBy: text()
      .notNull()
      .references(() => user.id),
    /** The key that wrote it, if any. */
    apiKeyId: uuid(),
    writtenAt: moment().notNull(),
  },
  (t) => [index("purchase_notes_thread").on(t.purchaseId, t.writtenAt)],
);

/**
 * Which leads have changed for buyers, in order, for live lists. Written by a trigger; readers fetch the lead's own
 * state.
 */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: rowNumber(),
    leadId: uuid().notNull(),
    kind: text({ enum: ["available", "places", "gone"] }).notNull(),
    at: moment().notNull(),
  },
  (t) => [index("lead_events_age").on(t.at)],
);
