import { eq, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import { instant } from "#db/parameters.ts";
import * as t from "#db/schema.ts";
import { CLOSED_NAME, closedAddress } from "#domain/contact/closed-address.ts";
import { checkTables, OURS } from "#domain/personal-data/company-checks.sql.ts";
import { ofCompanies, ofPeople } from "#domain/personal-data/entry.sql.ts";
import { deleteSecurityEvents, deleteWebhookDeliveries } from "#domain/personal-data/retention.sql.ts";

const BOOKS = { stays: "Part of our accounts, which the law has us keep." };
const BY_AGE = { stays: "Until its time is over." };
const WAY_IN = { nothing: "It lets a person in." };

/**
 * What we hold of companies and the people who act for them. That a company was here, what it bought
 * and which checks were made stays when it closes its account.
 */
export const companyTables = [
  ofPeople(t.user, t.user.id, {
    kept: ["account"],
    handedOut: {
      as: "account",
      columns: ["name", "email", "emailVerified", "twoFactorEnabled", "createdAt"],
      named: { emailVerified: "emailConfirmed", twoFactorEnabled: "twoFactorSignIn" },
      withheld: { image: "Nobody can set one." },
    },
    personGone: {
      becomes: ({ userId, keepsName, now }) => ({
        ...(!keepsName && { name: CLOSED_NAME }),
        email: closedAddress(userId),
        emailVerified: false,
        image: null,
        twoFactorEnabled: false,
        updatedAt: now,
      }),
    },
  }),
  ofCompanies(t.profiles, t.profiles.id, {
    kept: ["account"],
    handedOut: {
      as: "company",
      columns: [
        "companyName",
        "contactName",
        "email",
        "phone",
        "address",
        "city",
        "postcode",
        "businessLicense",
        "legalForm",
        "companyNumber",
        "certifications",
        "specialties",
        "status",
        "statusReason",
        "statusChangedAt",
        "credits",
        "heldCredits",
        "requiresTwoFactor",
        "slug",
        "publishedAt",
        "createdAt",
      ],
    },
    accountClosed: {
      becomes: ({ id, now }) => ({
        contactName: CLOSED_NAME,
        email: closedAddress(id),
        phone: null,
        address: null,
        city: null,
        postcode: null,
        businessLicense: null,
        legalForm: null,
        companyNumber: null,
        certifications: [],
        specialties: [],
        status: "suspended" as const,
        statusReason: "The company closed its account.",
        statusChangedAt: now,
        publishedAt: null,
      }),
    },
    stays: {
      companyName: "Customers may ask who has their details.",
      slug: "So that no other company is found at its address.",
    },
  }),
  ofCompanies(t.companySlugs, t.companySlugs.installerId, {
    kept: ["account"],
    handedOut: { as: "profileAddresses", columns: ["slug", "takenAt"], sorted: "takenAt" },
    accountClosed: { stays: "So that no other company is found at its address." },
  }),
  ofCompanies(t.termsAcceptances, t.termsAcceptances.installerId, {
    kept: ["account"],
    handedOut: { as: "termsAccepted", columns: ["version", "fingerprint", "acceptedAt"] },
    accountClosed: { stays: "It proves what was agreed." },
  }),
  ofCompanies(t.profileChanges, t.profileChanges.installerId, {
    kept: ["account"],
    handedOut: {
      as: "profileChanges",
      columns: [
        "companyName",
        "phone",
        "address",
        "city",
        "postcode",
        "legalForm",
        "companyNumber",
        "askedAt",
        "outcome",
        "decidedAt",
        "reason",
      ],
      sorted: "askedAt",
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.installerCoverage, t.installerCoverage.installerId, {
    kept: ["account"],
    handedOut: {
      as: "coverage",
      columns: [
        "basePostcode",
        "radiusMiles",
        "services",
        "excludedOutcodes",
        "minimumBudgetPounds",
        "needsPhone",
        "updatedAt",
      ],
      withheld: { baseOutcode: "It begins the postcode." },
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.purchasePauses, t.purchasePauses.installerId, {
    kept: ["account"],
    handedOut: {
      as: "holidays",
      columns: ["startsOn", "endsOn", "serviceType", "reason", "addedAt", "endedAt"],
      sorted: "startsOn",
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.purchaseCaps, t.purchaseCaps.installerId, {
    kept: ["account"],
    handedOut: {
      as: "limits",
      columns: ["holderKind", "holder", "leadsADay", "leadsAWeek", "creditsAMonth", "changedAt"],
    },
    accountClosed: "deleted",
  }),
  ...checkTables,
  ofCompanies(t.installerNotes, t.installerNotes.installerId, {
    kept: ["account"],
    handedOut: OURS,
    accountClosed: "deleted",
  }),
  ofCompanies(t.creditTransactions, t.creditTransactions.installerId, {
    kept: ["books"],
    handedOut: { within: "creditTransactions" },
    accountClosed: BOOKS,
  }),
  ofCompanies(t.payments, t.payments.installerId, {
    kept: ["books"],
    handedOut: {
      as: "payments",
      columns: [
        "id",
        "pack",
        "credits",
        "amountPence",
        "status",
        "createdAt",
        "paidAt",
        "receiptNumber",
        "receiptCompany",
        "receiptAddress",
        "paidPence",
        "refundedPence",
        "disputeStatus",
        "disputedAt",
      ],
    },
    accountClosed: BOOKS,
  }),
  ofCompanies(t.creditNotes, t.creditNotes.paymentId, {
    kept: ["books"],
    handedOut: { nothing: "It repeats the receipt." },
    accountClosed: BOOKS,
  }),
  ofCompanies(t.creditGrants, t.creditGrants.installerId, { kept: ["books"], handedOut: OURS, accountClosed: BOOKS }),
  ofCompanies(t.cardRefunds, t.cardRefunds.paymentId, { kept: ["books"], handedOut: OURS, accountClosed: BOOKS }),
  ofCompanies(t.paymentMismatches, t.paymentMismatches.paymentId, {
    kept: ["books"],
    handedOut: OURS,
    accountClosed: BOOKS,
  }),
  ofCompanies(t.apiKeys, t.apiKeys.installerId, {
    kept: ["account"],
    handedOut: {
      as: "apiKeys",
      columns: ["name", "prefix", "scope", "lastDay", "createdAt", "lastUsedAt", "revokedAt"],
    },
    accountClosed: {
      becomes: ({ now }) => ({ name: "", revokedAt: sql`coalesce(${t.apiKeys.revokedAt}, ${instant(now)})` }),
    },
  }),
  ofCompanies(t.calendarFeeds, t.calendarFeeds.installerId, {
    kept: ["account"],
    handedOut: WAY_IN,
    accountClosed: {
      becomes: ({ now }) => ({ revokedAt: sql`coalesce(${t.calendarFeeds.revokedAt}, ${instant(now)})` }),
    },
  }),
  ofCompanies(t.webhookEndpoints, t.webhookEndpoints.installerId, {
    kept: ["account"],
    handedOut: {
      as: "webhooks",
      columns: ["url", "events", "createdAt", "removedAt"],
      withheld: { secret: "It signs for us." },
    },
    // An address may contain its owner's password.
    accountClosed: { becomes: ({ now }) => ({ url: "", secret: "", removedAt: now }) },
  }),
  ofCompanies(t.webhookDeliveries, t.webhookDeliveries.endpointId, {
    kept: ["toPrograms"],
    handedOut: { nothing: "Its programs have had it." },
    accountClosed: BY_AGE,
    expires: [{ after: { days: limits.webhookDeliveriesKeptDays }, by: deleteWebhookDeliveries }],
  }),
  ofPeople(t.pushSubscriptions, t.pushSubscriptions.userId, {
    kept: ["device"],
    handedOut: {
      as: "devices",
      columns: ["device", "endpoint", "createdAt", "lastUsedAt"],
      withheld: {
        publicKey: "Whoever has it could send to the device.",
        authSecret: "Whoever has it could send to the device.",
      },
    },
    personGone: "deleted",
  }),
  ofPeople(t.savedViews, t.savedViews.userId, {
    kept: ["account"],
    handedOut: { as: "savedViews", columns: ["name", "filter", "createdAt"] },
    personGone: "deleted",
  }),
  ofCompanies(t.savedItems, t.savedItems.installerId, {
    kept: ["account"],
    handedOut: {
      as: "savedItems",
      columns: ["kind", "text", "unitPence", "vatPercent", "role", "make", "model", "warrantyYears", "createdAt"],
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.usualTerms, t.usualTerms.installerId, {
    kept: ["account"],
    handedOut: {
      as: "usualTerms",
      columns: ["code", "workmanshipYears", "insuredYears", "coolingOffDays", "validDays", "shares", "updatedAt"],
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.companyStats, t.companyStats.installerId, {
    kept: ["account"],
    handedOut: { nothing: "Counts of its own purchases, which are handed out themselves." },
    accountClosed: "deleted",
  }),
  ofCompanies(t.companyLogos, t.companyLogos.installerId, {
    kept: ["account"],
    handedOut: { as: "logo", columns: ["picture", "addedAt"] },
    accountClosed: "deleted",
  }),
  ofCompanies(t.quoteTemplates, t.quoteTemplates.installerId, {
    kept: ["account"],
    handedOut: { as: "quoteTemplates", columns: ["serviceType", "name", "typed", "createdAt"], sorted: "createdAt" },
    accountClosed: "deleted",
  }),
  ofPeople(t.session, t.session.userId, {
    kept: ["signIn"],
    handedOut: {
      as: "sessions",
      columns: ["createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"],
      named: { updatedAt: "lastSeenAt", ipAddress: "address", userAgent: "browser" },
      withheld: { token: "It lets a person in." },
    },
    personGone: "deleted",
    expires: [{ after: { days: 0 }, since: t.session.expiresAt, clock: "real" }],
  }),
  ofPeople(t.account, t.account.userId, { kept: ["account"], handedOut: WAY_IN, personGone: "deleted" }),
  ofPeople(t.twoFactor, t.twoFactor.userId, { kept: ["account"], handedOut: WAY_IN, personGone: "deleted" }),
  ofPeople(t.accountLinks, t.accountLinks.userId, {
    kept: ["accountLinks"],
    handedOut: WAY_IN,
    personGone: "deleted",
    // A used link goes when it would have gone unused.
    expires: [{ after: { days: limits.accountLinksKeptDays }, since: t.accountLinks.expiresAt }],
  }),
  ofPeople(t.verification, t.verification.identifier, {
    kept: ["signIn"],
    handedOut: WAY_IN,
    personGone: { deletes: ({ email }) => eq(t.verification.identifier, email) },
    expires: [{ after: { days: 0 }, since: t.verification.expiresAt, clock: "real" }],
  }),
  ofCompanies(t.companyMembers, t.companyMembers.installerId, {
    kept: ["account"],
    handedOut: {
      as: "team",
      columns: ["userId", "role", "alerts", "news", "awayFrom", "awayTo", "coverUserId", "createdAt", "endedAt"],
      named: { alerts: "mailsAboutNewLeads", news: "mailsAboutCustomers", createdAt: "from", endedAt: "until" },
      sorted: "createdAt",
    },
    accountClosed: {
      becomes: ({ now }) => ({ endedAt: sql`coalesce(${t.companyMembers.endedAt}, ${instant(now)})` }),
    },
  }),
  ofCompanies(t.teamInvitations, t.teamInvitations.installerId, {
    kept: ["account"],
    handedOut: {
      as: "teamInvitations",
      columns: ["id", "email", "role", "creditsAMonth", "invitedAt", "expiresAt", "acceptedAt", "withdrawnAt"],
      sorted: "invitedAt",
      withheld: { tokenHash: "It belongs to the link." },
    },
    accountClosed: "deleted",
  }),
  ofCompanies(t.recoveries, t.recoveries.installerId, { kept: ["account"], handedOut: OURS, accountClosed: "deleted" }),
  ofPeople(t.recoveryLinks, t.recoveryLinks.userId, { kept: ["account"], handedOut: OURS, personGone: "deleted" }),
  ofPeople(t.adminRoles, t.adminRoles.userId, { kept: ["account"], handedOut: OURS, personGone: "deleted" }),
  ofCompanies(t.heldMails, t.heldMails.installerId, {
    kept: ["sentMails"],
    handedOut: { nothing: "It gets the mails." },
    accountClosed: "deleted",
    // Those that went into a daily one, or whose company has been suspended since.
    expires: [{ after: { days: limits.heldMailsKeptDays }, since: t.heldMails.heldAt }],
  }),
  ofPeople(t.securityEvents, t.securityEvents.userId, {
    kept: ["securityLog"],
    handedOut: {
      as: "securityEvents",
      columns: ["at", "kind", "fromAddress", "device", "detail"],
      sorted: "at",
      withheld: { userId: "Its own.", actorId: "Who of our team it was." },
    },
    personGone: BY_AGE,
    expires: [{ after: { months: limits.securityEventsKeptMonths }, by: deleteSecurityEvents }],
  }),
];
