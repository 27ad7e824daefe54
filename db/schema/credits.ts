import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { createdAt, moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";

/**
 * The ledger: the only thing that changes a balance, and append-only. `cause_id` is the purchase, payment, grant or
 * payment event behind the row; one row of each type per cause. A hold sets credits aside from the balance, a release
 * with the same cause returns all of them, a reversal takes credits away for good (decision 20).
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
    transactionType: text({ enum: ["purchase", "spend", "refund", "grant", "hold", "release", "reversal"] }).notNull(),
    causeId: uuid().notNull(),
    description: text().notNull(),
    balanceAfter: integer().notNull(),
    heldAfter: integer().notNull().default(0),
    createdBy: text().references(() => user.id),
    createdAt: createdAt(),
    /** Hexadecimal. Of this row and all of the company's before it, so that none can be changed unnoticed (decision 47). */
    entryHash: text().notNull(),
  },
  (t) => [
    check(
      "credit_transactions_type",
      sql`${t.transactionType} in ('purchase', 'spend', 'refund', 'grant', 'hold', 'release', 'reversal')`,
    ),
    check(
      "credit_transactions_sign",
      sql`(${t.transactionType} in ('spend', 'hold', 'reversal')) = (${t.amount} < 0) and ${t.amount} <> 0`,
    ),
    unique("credit_transactions_once_per_cause").on(t.causeId, t.transactionType),
    unique("credit_transactions_in_order").on(t.installerId, t.entryNumber),
    // For the admin figures. Purchases of leads write no rows of these kinds, so the indexes cost them nothing.
    index("credit_transactions_issued").on(t.amount).where(sql`${t.transactionType} in ('purchase', 'grant')`),
    index("credit_transactions_refunded").on(t.createdAt).where(sql`${t.transactionType} = 'refund'`),
  ],
);

/**
 * Credits that an administrator gives. Its id is the cause of its ledger row. Above `limits.refundApprovalAbovePence` for
 * one company it waits for another administrator.
 */
export const creditGrants = pgTable(
  "credit_grants",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    credits: integer().notNull(),
    /** At the dearest pack's price of the day. */
    worthPence: integer().notNull(),
    reason: text().notNull(),
    askedAt: moment().notNull(),
    askedBy: text()
      .notNull()
      .references(() => user.id),
    needsApproval: boolean().notNull(),
    state: text({ enum: ["asked", "given", "declined"] }).notNull(),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    /** Why it was declined. */
    declinedFor: text(),
  },
  (t) => [
    check("credit_grants_state", sql`${t.state} in ('asked', 'given', 'declined')`),
    check("credit_grants_amount", sql`${t.credits} > 0 and ${t.worthPence} > 0`),
    // Nobody approves their own grant, whatever the code does.
    check(
      "credit_grants_approved_by_another",
      sql`not ${t.needsApproval} or ${t.state} in ('asked', 'declined')
        or (${t.decidedBy} is not null and ${t.decidedBy} <> ${t.askedBy})`,
    ),
    index("credit_grants_company").on(t.installerId, t.askedAt),
    index("credit_grants_waiting").on(t.askedAt).where(sql`${t.state} = 'asked'`),
  ],
);

/** What a receipt prints about the seller besides the VAT number, as on its day. */
export interface ReceiptSeller {
  legalName: string;
  address: readonly string[];
  companyNumber: string | null;
  /** The rate on the day; printed if there was a VAT number. */
  vatPercent: number;
}

/** Real money for a credit pack. Its id is the cause of its ledger row. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    pack: text().notNull(),
    credits: integer().notNull(),
    amountPence: integer().notNull(),
    /** Pending: paid by bank, and the money is on its way. */
    status: text({ enum: ["started", "pending", "paid", "failed", "expired", "mismatched"] }).notNull(),
    /** The payment provider's checkout session, once there is one, and its payment. */
    sessionId: text().unique(),
    paymentIntentId: text().unique(),
    chargeId: text(),
    /** The amount that arrived, if an administrator credited a payment of another amount; otherwise the price. */
    paidPence: integer(),
    createdAt: createdAt(),
    paidAt: moment(),
    /** Numbered without gaps, once it is paid. */
    receiptNumber: integer().unique(),
    /** Buyer and tax details on the receipt, as on its day. */
    receiptCompany: text(),
    receiptAddress: text(),
    receiptVatNumber: text(),
    receiptSeller: jsonb().$type<ReceiptSeller>(),
    /** Running totals: refunded, being refunded, and lost to disputes. */
    refundedPence: integer().notNull().default(0),
    pendingRefundPence: integer().notNull().default(0),
    lostPence: integer().notNull().default(0),
    /** The latest dispute, in the provider's words, and the deadline for evidence. */
    disputeId: text(),
    disputedAt: moment(),
    disputeStatus: text(),
    disputedPence: integer(),
    disputeDueAt: moment(),
    /** What an open dispute claims; the database adds it up in `profiles.disputed_credits`. */
    disputedCredits: integer().notNull().default(0),
    /** Money went back or is being claimed, and nobody has dealt with the latest event; the database sets it. */
    reversalOpen: boolean().notNull().default(false),
  },
  (t) => [
    check(
      "payments_status_known",
      sql`${t.status} in ('started', 'pending', 'paid', 'failed', 'expired', 'mismatched')`,
    ),
    check("payments_amount", sql`${t.amountPence} > 0 and ${t.credits} > 0`),
    check("payments_refund", sql`${t.refundedPence} between 0 and ${t.amountPence}`),
    check(
      "payments_taken_back",
      sql`${t.pendingRefundPence} between 0 and ${t.amountPence} and ${t.lostPence} between 0 and ${t.amountPence}`,
    ),
    check("payments_disputed", sql`${t.disputedCredits} between 0 and ${t.credits}`),
    check(
      "payments_paid_has_receipt",
      sql`(${t.status} = 'paid') = (${t.receiptNumber} is not null and ${t.paidAt} is not null)`,
    ),
    index("payments_company").on(t.installerId, t.createdAt.desc()),
    index("payments_reversed").on(t.id).where(sql`${t.refundedPence} > 0 or ${t.disputedAt} is not null`),
    index("payments_charge").on(t.chargeId).where(sql`${t.chargeId} is not null`),
    index("payments_reversal_open").on(t.createdAt.desc()).where(sql`${t.reversalOpen}`),
    index("payments_paid").on(t.paidAt).where(sql`${t.status} = 'paid'`),
    index("payments_open").on(t.createdAt).where(sql`${t.status} = 'started'`),
  ],
);

/** The last receipt number used: one row, locked while the next is taken, so that there is no gap. */
export const receiptNumbers = pgTable(
  "receipt_numbers",
  {
    id: integer().primaryKey(),
    last: integer().notNull(),
  },
  (t) => [check("receipt_numbers_one_row", sql`${t.id} = 1`)],
);

/** The payment provider's events that have been handled, so that each counts once. */
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentId: uuid().references(() => payments.id),
  receivedAt: moment().notNull(),
});

/**
 * `arrived`: the payment was credited after an event about it. `settled`: its debt was taken from credits bought
 * later. The others are reported by the provider or done by administrators.
 */
const reversalKinds = [
  ...(["refund", "dispute", "dealt_with", "arrived", "settled"] as const),
  ...(["refund_asked", "refund_approved", "refund_declined", "refund_failed"] as const),
] as const;

/**
 * The history of a payment's money, append-only: refunds and disputes as the provider reported them, and what
 * administrators did. A row is the cause of the ledger rows that follow from it.
 */
export const paymentReversals = pgTable(
  "payment_reversals",
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: reversalKinds }).notNull(),
    /** In the provider's words: succeeded, pending, failed; needs_response, won, lost. */
    state: text().notNull(),
    amountPence: integer(),
    /** The provider's refund or dispute, and the event that reported it. */
    providerId: text(),
    eventId: text(),
    recordedAt: moment().notNull(),
    recordedBy: text().references(() => user.id),
  },
  (t) => [
    check("payment_reversals_kind", sql.raw(`"kind" in (${reversalKinds.map((kind) => `'${kind}'`).join(", ")})`)),
    index("payment_reversals_payment").on(t.paymentId, t.recordedAt),
  ],
);

/** Money that doesn't fit its order. Each awaits an administrator until it is credited or closed. */
export const paymentMismatches = pgTable(
  "payment_mismatches",
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** What doesn't fit: amount, currency, session, pack, installer, intent, paid_twice. */
    reasons: text().array().notNull(),
    /** As the provider reported it. */
    sessionId: text().notNull(),
    paymentIntentId: text(),
    amountPence: integer(),
    currency: text(),
    /** Null if we asked for it ourselves. */
    eventId: text(),
    receivedAt: moment().notNull(),
    outcome: text({ enum: ["credited", "closed"] }),
    outcomeReason: text(),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
  },
  (t) => [
    // The same facts come by event and by asking, and count once.
    unique("payment_mismatches_once").on(t.paymentId, t.sessionId),
    check("payment_mismatches_outcome", sql`${t.outcome} in ('credited', 'closed')`),
    check(
      "payment_mismatches_decided",
      sql`(${t.outcome} is null) = (${t.decidedAt} is null) and (${t.outcome} is null) = (${t.outcomeReason} is null)`,
    ),
    index("payment_mismatches_waiting").on(t.receivedAt).where(sql`${t.outcome} is null`),
  ],
);

/**
 * A refund to the card that an administrator asked for. Its id is our idempotency key at the provider; the worker
 * sends it. Its credits are held until it succeeds or fails.
 */
export const cardRefunds = pgTable(
  "card_refunds",
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    credits: integer().notNull(),
    amountPence: integer().notNull(),
    reason: text().notNull(),
    askedAt: moment().notNull(),
    askedBy: text()
      .notNull()
      .references(() => user.id),
    /** Another administrator must approve it first. */
    needsApproval: boolean().notNull(),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    /** `approved`: it may be sent; `sent`: the provider has it, and the money is on its way. */
    state: text({ enum: ["asked", "approved", "sent", "succeeded", "failed", "declined"] }).notNull(),
    /** When the worker first tried, and what it then knew of this payment's refunds. */
    sentAt: moment(),
    knownPence: integer(),
    providerRefundId: text().unique(),
    endedAt: moment(),
    /** Why it failed or was declined. */
    failure: text(),
  },
  (t) => [
    check("card_refunds_state", sql`${t.state} in ('asked', 'approved', 'sent', 'succeeded', 'failed', 'declined')`),
    check("card_refunds_amount", sql`${t.credits} > 0 and ${t.amountPence} > 0`),
    // Nobody approves their own refund, whatever the code does.
    check(
      "card_refunds_approved_by_another",
      sql`not ${t.needsApproval} or ${t.state} in ('asked', 'declined')
        or (${t.decidedBy} is not null and ${t.decidedBy} <> ${t.askedBy})`,
    ),
    uniqueIndex("card_refunds_one_open").on(t.paymentId).where(sql`${t.state} in ('asked', 'approved', 'sent')`),
    index("card_refunds_payment").on(t.paymentId, t.askedAt),
    index("card_refunds_waiting").on(t.askedAt).where(sql`${t.state} = 'asked'`),
  ],
);
