import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { moment, rowNumber } from "#db/schema/columns.ts";
import { profiles } from "#db/schema/companies.ts";
import { leadPurchases, leads } from "#db/schema/leads.ts";

/** An installer's report that a purchased lead was bad, and the decision. One per purchase. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: uuid().primaryKey(),
    purchaseId: uuid()
      .notNull()
      .unique()
      .references(() => leadPurchases.id),
    installerId: text()
      .notNull()
      .references(() => profiles.id),
    reason: text({ enum: ["wrong_phone", "wrong_email", "duplicate", "not_genuine", "not_as_described"] }).notNull(),
    note: text(),
    status: text({ enum: ["open", "accepted", "declined"] }).notNull(),
    requestedAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: text().references(() => user.id),
    decisionReason: text(),
    /** What it was decided by: one of `content/refund-rules.ts`; null while it is open. */
    rule: text().$type<RefundRule>(),
  },
  (t) => [
    check(
      "refund_requests_rule_known",
      sql`${t.rule} in ('bounce', 'bad_number', 'duplicate', 'never_asked', 'something_else', 'five_days', 'withdrawn', 'person')`,
    ),
    check("refund_requests_status", sql`${t.status} in ('open', 'accepted', 'declined')`),
    check("refund_requests_decided", sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    index("refund_requests_waiting").on(t.requestedAt).where(sql`${t.status} = 'open'`),
    index("refund_requests_company").on(t.installerId, t.requestedAt.desc()),
  ],
);

/** What decides a report: a fact, time, the customer's end of the request, or a person. */
export type RefundRule =
  | "bounce"
  | "bad_number"
  | "duplicate"
  | "never_asked"
  | "something_else"
  | "five_days"
  | "withdrawn"
  | "person";

/**
 * Facts by which reports are weighed, each kept once. A bounce or refusal of our mail (the detail is its status code,
 * which may be empty), a number outside the numbering plan, an earlier purchase of the same customer (the detail is its
 * id), the question to the customer and the answer (the detail is its value), and a refund without a report (the detail
 * is its rule). Append-only; nothing that a customer typed is kept here.
 */
export const refundEvidence = pgTable(
  "refund_evidence",
  {
    id: rowNumber(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** Of a fact about one purchase; null: it holds for all buyers. */
    purchaseId: uuid().references(() => leadPurchases.id),
    kind: text().$type<EvidenceKind>().notNull(),
    detail: text().notNull(),
    /** Tells one fact of a kind from another: a message's id, a purchase, the answer. */
    source: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    unique("refund_evidence_once").on(t.leadId, t.kind, t.source),
    check(
      "refund_evidence_kind_known",
      sql`${t.kind} in ('bounce', 'refusal', 'bad_number', 'duplicate', 'asked', 'answer', 'refund')`,
    ),
    index("refund_evidence_refunds").on(t.detail).where(sql`${t.kind} = 'refund'`),
  ],
);

export type EvidenceKind = "bounce" | "refusal" | "bad_number" | "duplicate" | "asked" | "answer" | "refund";
