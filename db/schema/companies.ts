import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";

/** A company that buys leads. Its id is its user's id. */
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
    /** What can be spent. Written by the ledger alone, like the next two; the database refuses any other change. */
    credits: integer().notNull().default(0),
    /** Outside the balance: set aside while a payment's money is being claimed back. */
    heldCredits: integer().notNull().default(0),
    ledgerEntries: integer().notNull().default(0),
    /** The total claimed by open disputes, held or not; the database adds it up from the payments. */
    disputedCredits: integer().notNull().default(0),
    /** The London day from which it may buy before every check has passed, for a while. Since it was first approved. */
    graceFrom: date({ mode: "string" }),
    /** Grows with everything that may open or close buying; the database counts. */
    gateVersion: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("profiles_held_not_negative", sql`${t.heldCredits} >= 0`),
    check("profiles_status_known", sql`${t.status} in ('pending', 'approved', 'suspended')`),
    check("profiles_credits_not_negative", sql`${t.credits} >= 0`),
    index("profiles_newest").on(t.createdAt.desc(), t.id),
    index("profiles_status").on(t.status, t.createdAt),
  ],
);

/** Where a company works and what it does: its base, how far it goes, and how it wants to hear of new leads. */
export const installerCoverage = pgTable(
  "installer_coverage",
  {
    installerId: text()
      .primaryKey()
      .references(() => profiles.id),
    basePostcode: text().notNull(),
    baseOutcode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    radiusMiles: smallint().notNull(),
    /** Service types, as leads carry them. */
    services: text().array().notNull(),
    alerts: text({ enum: ["at_once", "daily", "never"] }).notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check("installer_coverage_radius", sql`${t.radiusMiles} between 1 and 600`),
    check("installer_coverage_alerts", sql`${t.alerts} in ('at_once', 'daily', 'never')`),
    index("installer_coverage_alerted").on(t.alerts),
  ],
);

/** Evidence for what a company says about itself. The file is in the file store under `storageKey`, never public. */
export const installerDocuments = pgTable(
  "installer_documents",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    kind: text({ enum: ["mcs", "insurance", "certificate"] }).notNull(),
    /** MCS number, policy number or name of the certificate. */
    reference: text().notNull(),
    expiresOn: date({ mode: "string" }).notNull(),
    fileName: text().notNull(),
    mediaType: text({ enum: ["application/pdf", "image/jpeg", "image/png"] }).notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    uploadedAt: moment().notNull(),
    /** Set when the company removes it or replaces it with a newer one. */
    removedAt: moment(),
  },
  (t) => [
    check("installer_documents_kind", sql`${t.kind} in ('mcs', 'insurance', 'certificate')`),
    index("installer_documents_company").on(t.installerId, t.uploadedAt.desc()),
    index("installer_documents_expiring").on(t.expiresOn).where(sql`${t.removedAt} is null`),
  ],
);

/** Keys for an installer's own programs. Only a hash is kept; `prefix` tells them apart on the page. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    name: text().notNull(),
    prefix: text().notNull(),
    keyHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    revokedAt: moment(),
    /** Since the password changed: it opens nothing until its owner decides to keep it. */
    pausedAt: moment(),
  },
  (t) => [index("api_keys_company").on(t.installerId, t.createdAt)],
);

/** Addresses of an installer's own programs that want to hear about leads. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    url: text().notNull(),
    /** Signs what we send; the installer's program needs the plain value. */
    secret: text().notNull(),
    events: text().array().notNull(),
    createdAt: createdAt(),
    removedAt: moment(),
    /** Since the password changed: nothing is sent there until its owner decides to keep it. */
    pausedAt: moment(),
    /** Since when, and how often, it has done nothing but fail; both are reset by a success. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    /** It failed for too long: nothing is sent there until its owner switches it on again. */
    switchedOffAt: moment(),
  },
  (t) => [index("webhook_endpoints_company").on(t.installerId)],
);

/** What was sent to a webhook, and what came back. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id),
    event: text({ enum: ["lead.matched", "lead.purchased", "test"] }).notNull(),
    /** The lead or purchase concerned; one delivery for each, however many attempts it takes. */
    subjectId: uuid().notNull(),
    createdAt: createdAt(),
    attempts: smallint().notNull().default(0),
    lastStatus: smallint(),
    lastError: text(),
    deliveredAt: moment(),
    failedAt: moment(),
  },
  (t) => [
    unique("webhook_deliveries_once").on(t.endpointId, t.event, t.subjectId),
    index("webhook_deliveries_newest").on(t.endpointId, t.createdAt.desc()),
  ],
);

/**
 * What an administrator has checked about a company, and on what evidence. The newest row for a company, technology and
 * check counts; older ones stay. A row with an expiry is valid until that day.
 */
export const vettingChecks = pgTable(
  "vetting_checks",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Null: of the whole company, whatever it works with. */
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }),
    check: text({
      enum: ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity", "documents"],
    }).notNull(),
    outcome: text({ enum: ["passed", "failed"] }).notNull(),
    evidence: text().notNull(),
    expiresOn: date({ mode: "string" }),
    /** As printed on the paper: whose certificate or policy it is, its number, who issued it, and what it covers. */
    holder: text(),
    reference: text(),
    certificationBody: text(),
    insurer: text(),
    coverPounds: integer(),
    checkedBy: text()
      .notNull()
      .references(() => user.id),
    checkedAt: moment().notNull(),
  },
  (t) => [index("vetting_checks_company").on(t.installerId, t.technology, t.check, t.checkedAt.desc())],
);

/** More time for the checks that are still open of one technology. Ends by itself, or when an administrator ends it. */
export const vettingExceptions = pgTable(
  "vetting_exceptions",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }).notNull(),
    reason: text().notNull(),
    /** The last London day on which it holds. */
    endsOn: date({ mode: "string" }).notNull(),
    grantedBy: text()
      .notNull()
      .references(() => user.id),
    grantedAt: moment().notNull(),
    endedBy: text().references(() => user.id),
    endedAt: moment(),
  },
  (t) => [index("vetting_exceptions_company").on(t.installerId, t.endsOn.desc())],
);

/** That a company was told of checks that are still open, so that it is told once. */
export const graceNotices = pgTable(
  "grace_notices",
  {
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** The last London day on which it may buy without them. */
    endsOn: date({ mode: "string" }).notNull(),
    /** How many days before it was due; 0 tells that it has ended. */
    daysBefore: smallint().notNull(),
    queuedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.installerId, t.endsOn, t.daysBefore] })],
);

/** Records that a company was told about a required proof ending, so that it is told once. */
export const expiryNotices = pgTable(
  "expiry_notices",
  {
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Which proof: an MCS certificate or an insurance. */
    proof: text({ enum: ["mcs", "insurance"] }).notNull(),
    /** The last day on which it holds, a London day. */
    endsOn: date({ mode: "string" }).notNull(),
    /** How many days ahead the notice was due; 0 says that it has ended. */
    daysBefore: smallint().notNull(),
    queuedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.installerId, t.proof, t.endsOn, t.daysBefore] })],
);

/**
 * A requested change to what customers see of a company; an administrator decides. All five fields hold the new values.
 * A company has at most one open; older ones stay on record.
 */
export const profileChanges = pgTable(
  "profile_changes",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    companyName: text().notNull(),
    phone: text(),
    address: text(),
    city: text(),
    postcode: text(),
    askedAt: moment().notNull(),
    /** Null while it is open. A newer one replaces it; one that no longer asks for anything is withdrawn. */
    outcome: text({ enum: ["accepted", "declined", "replaced", "withdrawn"] }),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    reason: text(),
  },
  (t) => [
    check("profile_changes_outcome", sql`${t.outcome} in ('accepted', 'declined', 'replaced', 'withdrawn')`),
    check("profile_changes_decided", sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
    uniqueIndex("profile_changes_one_open").on(t.installerId).where(sql`${t.outcome} is null`),
    index("profile_changes_company").on(t.installerId, t.askedAt.desc()),
    index("profile_changes_open").on(t.askedAt, t.id).where(sql`${t.outcome} is null`),
  ],
);

/** Administrators' notes about a company; not shown to it. */
export const installerNotes = pgTable(
  "installer_notes",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    text: text().notNull(),
    writtenBy: text()
      .notNull()
      .references(() => user.id),
    writtenAt: moment().notNull(),
  },
  (t) => [index("installer_notes_company").on(t.installerId, t.writtenAt.desc())],
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
