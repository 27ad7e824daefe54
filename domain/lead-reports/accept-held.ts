import { type LeadOutcome, outcomeOfReason } from "#content/lead-outcomes.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import { type RefundRule, refundRules } from "#content/refund-rules.ts";
import type { Tx } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { queueNotices } from "#domain/devices/queue-notices.ts";
import { allToldOf } from "#domain/installers/told.ts";
import { nameOfUser, type ReportRow, updateReport } from "#domain/lead-reports/lead-reports.sql.ts";
import { decideOutcome } from "#domain/leads/contact-question.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";

interface Accepting {
  /** Held by the caller, like the report. */
  lead: LeadRow;
  request: ReportRow;
  priceCredits: number;
  rule: RefundRule;
  by: Pick<User, "userId" | "email" | "address"> | "automatic";
  /** What becomes of the lead; absent: what is usual for such a report. */
  outcome?: LeadOutcome | undefined;
  now: Date;
}

/**
 * Accepts a waiting report inside the caller's transaction: refunds its price, decides about the lead and tells the
 * company. Authorises nothing.
 */
export async function acceptHeld(tx: Tx, accepting: Accepting): Promise<void> {
  const { lead, request, priceCredits, rule, by, now } = accepting;
  const words = refundReasonInWords(request.reason);
  const who = by === "automatic" ? "program" : ((await nameOfUser(tx, by.userId)) ?? by.email);
  await postEntry(tx, {
    installerId: request.installerId,
    amount: credits(priceCredits),
    type: "refund",
    causeId: request.purchaseId,
    description: `Refund: ${words}, by ${who}`,
    ...(by !== "automatic" && { createdBy: by.userId }),
    now,
  });
  const outcome = accepting.outcome ?? outcomeOfReason[request.reason];
  const done = await decideOutcome(tx, by, { lead, outcome, reason: `Reported: ${words}`, now });
  const reason = by === "automatic" ? refundRules[rule] : null;
  await decideHeld(tx, { request, by, rule, decision: { status: "accepted", reason, outcome: done }, now });
  await enqueueMail(tx, { mail: "purchase-refunded", purchaseId: request.purchaseId }, now);
  const announced = { event: "purchase.refunded", purchaseId: request.purchaseId } as const;
  await enqueue(tx, { kind: "announce", payload: announced }, now);
}

interface Deciding {
  request: ReportRow;
  by: Accepting["by"];
  rule: RefundRule;
  decision: { status: "accepted" | "declined"; reason: string | null; outcome?: LeadOutcome };
  now: Date;
}

/** Writes a decision down and notifies the company's devices, inside the caller's transaction. Authorises nothing. */
export async function decideHeld(tx: Tx, { request, by, rule, decision, now }: Deciding): Promise<void> {
  const { purchaseId, installerId } = request;
  const { status, reason, outcome } = decision;
  const notice = { about: "report-decided", purchaseId } as const;
  await queueNotices(tx, { people: await allToldOf(tx, "money", [installerId]), notice, now });
  const decidedBy = by === "automatic" ? null : by.userId;
  await updateReport(tx, request.id, { status, decidedAt: now, decidedBy, decisionReason: reason, rule });
  await recordAudit(tx, by, {
    action: status === "accepted" ? "accept-refund" : "decline-refund",
    subject: { type: "purchase", id: purchaseId },
    reason,
    before: { status: "open", reportedAs: request.reason },
    after: { status, ...(outcome && outcome !== "keep" ? { lead: outcome } : {}) },
    now,
  });
}
