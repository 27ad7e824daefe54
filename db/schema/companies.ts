import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";

/** A company that buys leads. Its id is that of the user who founded it, and stays when they leave. */
export const profiles = pgTable(
  "profiles",
  {
    /** The user's who founded it, or another if they had founded one before. */
    id: text().primaryKey(),
    companyName: text().notNull(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    address: text(),
    city: text(),
    postcode: text(),
    businessLicense: text(),
    /** The company's legal form and registered number; null until it has told us. */
    legalForm: text({ enum: ["limited", "llp", "partnership", "sole_trader", "other"] }),
    companyNumber: text(),
    certifications: text().array().notNull(),
    specialties: text().array().notNull(),
    status: text({ enum: ["pending", "approved", "suspended"] })
      .notNull()
      .default("pending"),
    statusReason: text(),
    statusChangedAt: moment(),
    /** The spendable balance. Only the ledger writes it and the next three; the database refuses any other change. */
    credits: integer().notNull().default(0),
    /** Set aside from the balance while a payment is being claimed back. */
    heldCredits: integer().notNull().default(0),
    ledgerEntries: integer().notNull().default(0),
    /** The hash of the newest of them; before the first one, noughts. */
    ledgerHead: text().notNull().default("0".repeat(64)),
    /** The total claimed by open disputes, held or not; the database adds it up from the payments. */
    disputedCredits: integer().notNull().default(0),
    /** The London day of its first approval, from which it may buy for a while before every check has passed. */
    graceFrom: date({ mode: "string" }),
    /** Incremented by the database with everything that may open or close buying. */
    gateVersion: integer().notNull().default(0),
    /** When its earliest unconfirmed order to stop falls due; from then on it can't buy. Kept by the database. */
    stopDueAt: moment(),
    /** Since when an administrator holds its buying (`buying_holds`); null: nobody does. Kept by the database. */
    buyingHeldAt: moment(),
    /** Whether any limit on its buying is set; kept by the database. */
    isCapped: boolean().notNull().default(false),
    /** Its people without two-factor sign-in reach only its set-up. */
    requiresTwoFactor: boolean().notNull().default(false),
    /** The last part of its public page's address, one of its `company_slugs`; null until it first published. */
    slug: text(),
    /** Since when its public page is there; null while there is none. */
    publishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "profiles_slug_own",
      columns: [t.slug, t.id],
      foreignColumns: [companySlugs.slug, companySlugs.installerId],
    }),
    check("profiles_published_at_address", sql`${t.publishedAt} is null or ${t.slug} is not null`),
    index("profiles_published").on(t.companyName, t.id).where(sql`${t.publishedAt} is not null`),
    check("profiles_held_not_negative", sql`${t.heldCredits} >= 0`),
    check("profiles_status_known", sql`${t.status} in ('pending', 'approved', 'suspended')`),
    check("profiles_credits_not_negative", sql`${t.credits} >= 0`),
    index("profiles_newest").on(t.createdAt.desc(), t.id),
    index("profiles_status").on(t.status, t.createdAt),
  ],
);

/**
 * Every address that a company's public page has had. Append-only: an address is never given to another company, and
 * the old ones lead to the one in `profiles`.
 */
export const companySlugs = pgTable(
  "company_slugs",
  {
    slug: text().primaryKey(),
    installerId: text()
      .notNull()
      .references((): AnyPgColumn => profiles.id),
    takenAt: moment().notNull(),
  },
  (t) => [
    unique("company_slugs_own").on(t.slug, t.installerId),
    check("company_slugs_ascii", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index("company_slugs_company").on(t.installerId),
  ],
);

/** Where a company works and what it does: its base, its radius, and which leads it wants. */
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
    /** As leads carry them. */
    services: text().array().notNull(),
    /** Outward codes within the radius whose leads don't match. */
    excludedOutcodes: text().array().notNull().default([]),
    /** Leads whose budget ends at or below this don't match; null: any budget. */
    minimumBudgetPounds: integer(),
    /** Leads without a phone number don't match. */
    needsPhone: boolean().notNull().default(false),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check("installer_coverage_minimum_budget", sql`${t.minimumBudgetPounds} between 1 and 1000000`),
    check("installer_coverage_radius", sql`${t.radiusMiles} between 1 and 600`),
  ],
);

/** Keys for an installer's own programs. Only a hash is kept; the page shows `prefix` to tell them apart. */
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
    /** What it may do: `read`, also what costs nothing (`act`), or all (`buy`). */
    scope: text({ enum: ["read", "act", "buy"] }).notNull(),
    /** The last London day on which it works. */
    lastDay: date({ mode: "string" }).notNull(),
    /** How many days before it the company's owners were last mailed. */
    warnedDays: smallint(),
    /** The owner who made it, or has kept it since; it pauses when they leave or change their password. */
    madeBy: text()
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    revokedAt: moment(),
    /** It opens nothing until an owner keeps it. */
    pausedAt: moment(),
  },
  (t) => [
    check("api_keys_scope", sql`${t.scope} in ('read', 'act', 'buy')`),
    index("api_keys_company").on(t.installerId, t.createdAt),
    index("api_keys_maker").on(t.madeBy),
  ],
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
    /** The owner who made it, or has kept it since; it pauses when they leave or change their password. */
    madeBy: text()
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
    removedAt: moment(),
    /** We send nothing until an owner keeps the address; what happens meanwhile waits. */
    pausedAt: moment(),
    /** Since when, and how often, every attempt has failed; a success resets both. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    /** It failed for too long: we send nothing until its owner switches it on again. */
    switchedOffAt: moment(),
  },
  (t) => [index("webhook_endpoints_company").on(t.installerId), index("webhook_endpoints_maker").on(t.madeBy)],
);

/** What was sent to a webhook, and the response. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id),
    event: text({ enum: ["lead.matched", "lead.purchased", "test"] }).notNull(),
    /** The lead or purchase; one delivery for each, however many attempts it takes. */
    subjectId: uuid().notNull(),
    /** Distinguishes events that can happen again for the same purchase. Empty for all others. */
    occasion: text().notNull().default(""),
    createdAt: createdAt(),
    attempts: smallint().notNull().default(0),
    lastStatus: smallint(),
    lastError: text(),
    deliveredAt: moment(),
    failedAt: moment(),
  },
  (t) => [
    unique("webhook_deliveries_once").on(t.endpointId, t.event, t.subjectId, t.occasion),
    index("webhook_deliveries_newest").on(t.endpointId, t.createdAt.desc()),
  ],
);

/**
 * A requested change to a company's public profile; an administrator decides. All five fields hold the new values. A
 * company has at most one open; older ones stay on record.
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
    legalForm: text({ enum: ["limited", "llp", "partnership", "sole_trader", "other"] }),
    companyNumber: text(),
    askedAt: moment().notNull(),
    /** Null while open. A newer request replaces it; one that asks for nothing any more is withdrawn. */
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

/** Which terms a company accepted, and when. Append-only; stays when the account is closed. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** As printed on the terms. */
    version: text().notNull(),
    /** A hash of their exact text. */
    fingerprint: text().notNull(),
    acceptedAt: moment().notNull(),
  },
  (t) => [index("terms_acceptances_company").on(t.installerId, t.id)],
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

/** What administrators may do: one row a role. */
export const adminRoles = pgTable(
  "admin_roles",
  {
    id: rowNumber(),
    userId: text()
      .notNull()
      .references(() => user.id),
    role: text().$type<"support" | "vetting" | "finance" | "owner">().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("admin_roles_once").on(t.userId, t.role),
    check("admin_roles_known", sql`${t.role} in ('support', 'vetting', 'finance', 'owner')`),
  ],
);
