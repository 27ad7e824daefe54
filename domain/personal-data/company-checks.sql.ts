import { and, isNotNull, lte, or, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import * as t from "#db/schema.ts";
import { ofCompanies, ofCustomers, ofEither, rowsOf } from "#domain/personal-data/entry.sql.ts";

/** In place of what our team noted. */
const NOTED = "Removed when the account was closed.";

export const OURS = { nothing: "Our team's own notes." };

/** What a company says of itself and shows us, what we checked of it, and the names that we have on record. */
export const checkTables = [
  ofCompanies(t.mcsClaims, t.mcsClaims.installerId, {
    kept: ["account"],
    handedOut: { as: "mcsNumbers", columns: ["technology", "number", "saidAt"] },
    accountClosed: "deleted",
  }),
  ofCompanies(t.installerDocuments, t.installerDocuments.installerId, {
    kept: ["account"],
    handedOut: {
      as: "documents",
      columns: [
        "id",
        "kind",
        "reference",
        "expiresOn",
        "insurer",
        "coverPounds",
        "fileName",
        "mediaType",
        "sizeBytes",
        "uploadedAt",
        "removedAt",
      ],
      sorted: "uploadedAt",
    },
    accountClosed: "deleted",
    // Of one that it took away earlier, the file has gone or is about to.
    file: sql<
      string | null
    >`case when ${t.installerDocuments.removedAt} is null then ${t.installerDocuments.storageKey} end`,
  }),
  ofCompanies(t.vettingChecks, t.vettingChecks.installerId, {
    kept: ["account"],
    handedOut: OURS,
    // That it was checked, when and with what result is ours to prove; what was seen may name people.
    accountClosed: {
      becomes: {
        evidence: NOTED,
        holder: null,
        reference: null,
        holderNumber: null,
      },
    },
    stays: { certificationBody: "Which body it was.", insurer: "Which insurer it was." },
  }),
  ofCompanies(t.companyNames, t.companyNames.installerId, {
    kept: ["account"],
    handedOut: {
      as: "names",
      columns: ["kind", "name", "companyNumber", "technology", "recordedAt"],
      sorted: "recordedAt",
      withheld: { evidence: "Our team's own note." },
    },
    accountClosed: { becomes: { name: null, companyNumber: null, evidence: null } },
  }),
  ofCompanies(t.registerLookups, t.registerLookups.installerId, {
    kept: ["account"],
    handedOut: {
      as: "companiesHouse",
      columns: ["companyNumber", "name", "formerNames", "status", "lookedUpAt"],
      sorted: "lookedUpAt",
    },
    accountClosed: { becomes: { companyNumber: null, name: null, formerNames: null } },
    stays: { status: "What the register said, under no name." },
  }),
  ofCompanies(t.vettingExceptions, t.vettingExceptions.installerId, {
    kept: ["account"],
    handedOut: OURS,
    accountClosed: { becomes: { reason: NOTED } },
  }),
  ofEither(
    t.appeals,
    { lead: t.appeals.leadId, company: t.appeals.installerId },
    {
      kept: ["secondLook"],
      onRequest: { columns: ["kind", "words", "askedAt", "decideBy"], withheld: { subject: "An id of ours." } },
      handedOut: {
        as: "secondLooks",
        columns: ["id", "kind", "words", "askedAt", "decideBy"],
        sorted: "askedAt",
        withheld: { subject: "An id of ours." },
      },
      customerErased: { becomes: { words: null } },
      accountClosed: { becomes: { words: null } },
      stays: { subject: "What was decided." },
    },
  ),
  ofEither(
    t.appealDecisions,
    { lead: t.appealDecisions.appealId, company: t.appealDecisions.appealId },
    {
      kept: ["secondLook"],
      onRequest: { columns: ["outcome", "reason", "decidedAt"] },
      handedOut: { nothing: "It is in the mail and on the page." },
      customerErased: { stays: "What was decided, and why." },
      accountClosed: { stays: "What was decided, and why." },
    },
  ),
  ofEither(
    t.appealFiles,
    { lead: t.appealFiles.appealId, company: t.appealFiles.appealId },
    {
      kept: ["secondLook"],
      onRequest: {
        columns: ["fileName", "mediaType", "sizeBytes", "createdAt"],
        withheld: { storageKey: "Where it lies." },
      },
      handedOut: { nothing: "The company has its own copies." },
      customerErased: {
        deletes: (who) => rowsOf(t.appealFiles.appealId, who),
      },
      accountClosed: {
        deletes: ({ id }) => sql`${t.appealFiles.appealId} in (select id from ${t.appeals} where installer_id = ${id})`,
      },
      file: t.appealFiles.storageKey,
    },
  ),
  ofCustomers(t.requestHolds, t.requestHolds.leadId, {
    kept: ["requestHold"],
    onRequest: { columns: ["leadId", "reasons", "heldAt", "words", "endedAt", "outcome", "reason"] },
    customerErased: { becomes: { words: null, reason: null } },
    stays: { reasons: "Which rules it met; they name nobody." },
  }),
  ofEither(
    t.signals,
    { lead: t.signals.leadId, company: t.signals.installerId },
    {
      kept: ["signals"],
      expires: [
        {
          after: { days: limits.requestSignalsKeptDays },
          since: t.signals.foundAt,
          where: (before, now) =>
            or(lte(t.signals.dismissedUntil, now), and(isNotNull(t.signals.leadId), lte(t.signals.foundAt, before))),
        },
      ],
      onRequest: { columns: ["kind", "foundAt"] },
      handedOut: { nothing: "What makes us look at a company." },
      customerErased: "deleted",
      accountClosed: "deleted",
    },
  ),
  ofCompanies(t.buyingHolds, t.buyingHolds.installerId, {
    kept: ["account"],
    handedOut: { as: "buyingHolds", columns: ["reason", "heldAt", "releasedAt"], sorted: "heldAt" },
    accountClosed: { stays: "Why it could not buy." },
  }),
];
