import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/accounts-schema.ts";

export * from "#db/accounts-schema.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
const createdAt = () => moment().notNull();
const rowNumber = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A company that buys leads. Its id is the id of its user. */
export const profiles = pgTable(
  "profiles",
  {
    id: text()
      .primaryKey()
      .references(() => user.id),
    companyName: text().notNull(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    address: text(),
    city: text(),
    postcode: text(),
    businessLicense: text(),
    certifications: text().array().notNull(),
    specialties: text().array().notNull(),
    status: text({ enum: ["pending", "approved", "suspended"] })
      .notNull()
      .default("pending"),
    statusReason: text(),
    statusChangedAt: moment(),
    /** Written by the ledger alone; the database refuses any other change. */
    credits: integer().notNull().default(0),
    ledgerEntries: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("profiles_status_known", sql`${t.status} in ('pending', 'approved', 'suspended')`),
    check("profiles_credits_not_negative", sql`${t.credits} >= 0`),
    index("profiles_newest").on(t.createdAt.desc(), t.id),
    index("profiles_status").on(t.status, t.createdAt),
  ],
);

/** A sellable enquiry: what a customer asked for, or what an administrator entered. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    origin: text({ enum: ["quote_request", "admin"] }).notNull(),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text(),
    postcode: text().notNull(),
    outcode: text().notNull(),
    location: text().notNull(),
    serviceType: text().notNull(),
    /** The page the customer asked from, finer than the service type. */
    serviceSlug: text(),
    propertyType: text(),
    timeframe: text(),
    description: text(),
    budgetRange: text(),
    urgency: text({ enum: ["low", "medium", "high"] }).notNull(),
    status: text({ enum: ["unconfirmed", "available", "sold", "withdrawn", "expired"] }).notNull(),
    maxPurchases: smallint().notNull(),
    placesTaken: smallint().notNull().default(0),
    createdBy: text().references(() => user.id),
    createdAt: createdAt(),
    /** When the customer's link was last asked for. */
    linkQueuedAt: moment(),
    availableAt: moment(),
    expiresAt: moment().notNull(),
    closedAt: moment(),
    closedBy: text({ enum: ["customer", "admin", "age"] }),
    closedReason: text(),
  },
  (t) => [
    check("leads_status_known", sql`${t.status} in ('unconfirmed', 'available', 'sold', 'withdrawn', 'expired')`),
    check("leads_urgency_known", sql`${t.urgency} in ('low', 'medium', 'high')`),
    check("leads_max_purchases", sql`${t.maxPurchases} between 1 and 3`),
    check("leads_places", sql`${t.placesTaken} between 0 and ${t.maxPurchases}`),
    check("leads_sold_when_full", sql`(${t.status} = 'sold') = (${t.placesTaken} = ${t.maxPurchases})`),
    index("leads_for_sale").on(t.availableAt.desc(), t.id.desc()).where(sql`${t.status} = 'available'`),
    index("leads_newest").on(t.createdAt.desc(), t.id),
    uniqueIndex("leads_one_open_request")
      .on(t.customerEmail, t.serviceType)
      .where(sql`${t.origin} = 'quote_request' and ${t.status} in ('unconfirmed', 'available')`),
    index("leads_to_expire").on(t.expiresAt).where(sql`${t.status} in ('unconfirmed', 'available')`),
  ],
);

/** What a customer was told about sharing, and when. */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: rowNumber(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    textVersion: text().notNull(),
    toldAt: moment().notNull(),
  },
  (t) => [index("consent_records_lead").on(t.leadId)],
);

/** Private links of customers to their request. Only a hash is kept; each mail carries a link of its own. */
export const requestLinks = pgTable(
  "request_links",
  {
    tokenHash: text().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("request_links_lead").on(t.leadId)],
);

/** One installer's buying of one lead. */
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
  },
  (t) => [
    check("lead_purchases_price", sql`${t.priceCredits} > 0`),
    unique("lead_purchases_once").on(t.leadId, t.installerId),
    index("lead_purchases_newest").on(t.installerId, t.purchasedAt.desc(), t.id),
  ],
);

/**
 * The ledger: the only thing that changes a balance, and only ever longer.
 * `cause_id` is the purchase, payment or grant behind the row; one row for each cause.
 */
export const creditTransactions = pgTable(
  "credit_transactions",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    entryNumber: integer().notNull(),
    amount: integer().notNull(),
    transactionType: text({ enum: ["purchase", "spend", "refund", "grant"] }).notNull(),
    causeId: uuid().notNull(),
    description: text().notNull(),
    balanceAfter: integer().notNull(),
    createdBy: text().references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    check("credit_transactions_type", sql`${t.transactionType} in ('purchase', 'spend', 'refund', 'grant')`),
    check("credit_transactions_sign", sql`(${t.transactionType} = 'spend') = (${t.amount} < 0) and ${t.amount} <> 0`),
    unique("credit_transactions_once_per_cause").on(t.causeId, t.transactionType),
    unique("credit_transactions_in_order").on(t.installerId, t.entryNumber),
  ],
);

export const adminRoles = pgTable("admin_roles", {
  id: rowNumber(),
  userId: text()
    .notNull()
    .unique()
    .references(() => user.id),
  role: text({ enum: ["admin"] })
    .notNull()
    .default("admin"),
  createdAt: createdAt(),
});

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
  },
  (t) => [index("audit_log_subject").on(t.subjectType, t.subjectId, t.id)],
);

/** Single-use links of account mails (confirm e-mail, reset password). Only a hash is kept. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["confirm_email", "reset_password"] }).notNull(),
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
    payload: jsonb().notNull(),
    createdAt: createdAt(),
    /** When it may be done next; a worker that takes it moves this forward as its lease. */
    runAt: moment().notNull(),
    attempts: smallint().notNull().default(0),
    lastError: text(),
    doneAt: moment(),
    failedAt: moment(),
  },
  (t) => [index("jobs_waiting").on(t.runAt).where(sql`${t.doneAt} is null and ${t.failedAt} is null`)],
);

/** Fixed windows; keys hold hashes, never an address or e-mail itself. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  windowStartedAt: moment().notNull(),
  hits: integer().notNull(),
});

/** Which daily tasks have been queued, so that several processes queue each once. */
export const scheduledRuns = pgTable(
  "scheduled_runs",
  {
    id: rowNumber(),
    task: text().notNull(),
    day: date({ mode: "string" }).notNull(),
  },
  (t) => [unique("scheduled_runs_once").on(t.task, t.day)],
);

/** Mails of the demonstration, which has no mail server. Never written in production. */
export const capturedMails = pgTable("captured_mails", {
  id: rowNumber(),
  messageId: text().notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: moment().notNull(),
});
