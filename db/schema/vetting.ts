import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases } from "#db/schema/leads.ts";

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
    /** The insurer, if the company has named it. */
    insurer: text(),
    coverPounds: integer(),
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

/**
 * A company's own claim of the number under which MCS certifies it for a technology; an administrator's check is in
 * `vetting_checks`. The newest row counts; older ones stay.
 */
export const mcsClaims = pgTable(
  "mcs_claims",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }).notNull(),
    number: text().notNull(),
    saidAt: moment().notNull(),
  },
  (t) => [index("mcs_claims_company").on(t.installerId, t.technology, t.id.desc())],
);

/**
 * What an administrator has checked about a company, and on what evidence. The newest row for a company, technology
 * and check counts; older ones stay. A row with an expiry is valid until that day.
 */
export const vettingChecks = pgTable(
  "vetting_checks",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** Null: the whole company, whatever it works with. */
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }),
    check: text({
      enum: ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity", "scheme", "documents"],
    }).notNull(),
    outcome: text({ enum: ["passed", "failed"] }).notNull(),
    evidence: text().notNull(),
    expiresOn: date({ mode: "string" }),
    /** As printed on the certificate or policy: holder, number, issuer and cover. */
    holder: text(),
    reference: text(),
    certificationBody: text(),
    insurer: text(),
    coverPounds: integer(),
    /** The holder's company number, if the document shows it. */
    holderNumber: text(),
    /** How the holder's name compared with the company's on that day; later changes of either name don't alter it. */
    holderOutcome: text({ enum: ["same", "trading_name", "different", "unknown"] }),
    checkedBy: text()
      .notNull()
      .references(() => user.id),
    checkedAt: moment().notNull(),
  },
  (t) => [index("vetting_checks_company").on(t.installerId, t.technology, t.check, t.checkedAt.desc())],
);

/**
 * Each name under which we know a company, and where we have it from. Append-only: the newest of a kind (and technology)
 * counts for holders, all of them for former and trading names. Names go when the company closes its account.
 */
export const companyNames = pgTable(
  "company_names",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    kind: text({
      enum: ["registered", "previous", "mcs_holder", "insured", "trading", "proprietor"],
    }).notNull(),
    name: text(),
    companyNumber: text(),
    /** Of an MCS certificate; null: whatever the company works with. */
    technology: text({ enum: ["solar", "battery", "heat_pump", "ev_charger", "other"] }),
    /** The check of the paper that it is printed on. */
    checkId: uuid().references(() => vettingChecks.id),
    /** Why an administrator accepted a trading name. */
    evidence: text(),
    /** Null: by program. */
    recordedBy: text().references(() => user.id),
    recordedAt: moment().notNull(),
  },
  (t) => [
    check(
      "company_names_kind",
      sql`${t.kind} in ('registered', 'previous', 'mcs_holder', 'insured', 'trading', 'proprietor')`,
    ),
    check(
      "company_names_paper",
      sql`(${t.kind} in ('mcs_holder', 'insured', 'proprietor')) = (${t.checkId} is not null)`,
    ),
    index("company_names_company").on(t.installerId, t.kind, t.id.desc()),
  ],
);

/**
 * What Companies House answered about a company's number, each time that we asked. Append-only: the newest row counts.
 * Names and number go when the company closes its account.
 */
export const registerLookups = pgTable(
  "register_lookups",
  {
    id: rowNumber(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    companyNumber: text(),
    /** Null where the register has no such number. */
    name: text(),
    formerNames: text().array(),
    /** In the register's word, or `no_entry`; null: the company has given another number, which nobody has looked up. */
    status: text(),
    lookedUpAt: moment().notNull(),
  },
  (t) => [index("register_lookups_company").on(t.installerId, t.lookedUpAt.desc(), t.id.desc())],
);

/**
 * That a customer was told how a check of a company that has their details changed: that it no longer holds, or, after
 * that, that it does again. Append-only; the newest row of a purchase and check counts.
 */
export const passportNotices = pgTable(
  "passport_notices",
  {
    id: rowNumber(),
    purchaseId: uuid()
      .notNull()
      .references(() => leadPurchases.id),
    check: text({
      enum: ["mcs_number", "mcs_scope", "certificate_holder", "insurance", "identity", "register"],
    }).notNull(),
    state: text({ enum: ["checked", "ended", "failed"] }).notNull(),
    /** The London day since which it is so: its last valid day, or that of the check. */
    since: date({ mode: "string" }).notNull(),
    /** The London day of the mail that says so. */
    toldOn: date({ mode: "string" }).notNull(),
  },
  (t) => [
    check("passport_notices_state", sql`${t.state} in ('checked', 'ended', 'failed')`),
    unique("passport_notices_once").on(t.purchaseId, t.check, t.toldOn),
  ],
);

/** More time for the open checks of one technology. Ends by itself, or when an administrator ends it. */
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

/** That a company was told about open checks, so that it is told once. */
export const graceNotices = pgTable(
  "grace_notices",
  {
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    /** The last London day on which it may buy without them. */
    endsOn: date({ mode: "string" }).notNull(),
    /** How many days ahead the notice was due; 0: the time has ended. */
    daysBefore: smallint().notNull(),
    queuedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.installerId, t.endsOn, t.daysBefore] })],
);

/** That a company was told about an expiring proof, so that it is told once. */
export const expiryNotices = pgTable(
  "expiry_notices",
  {
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    proof: text({ enum: ["mcs", "insurance"] }).notNull(),
    /** The last London day on which it is valid. */
    endsOn: date({ mode: "string" }).notNull(),
    /** How many days ahead the notice was due; 0: it has expired. */
    daysBefore: smallint().notNull(),
    queuedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.installerId, t.proof, t.endsOn, t.daysBefore] })],
);
