import type { RefundRule } from "#content/refund-rules.ts";
import type { Tx } from "#db/connection.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { insertEvidence } from "#domain/lead-reports/refund-evidence.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";

const why = {
  never_asked: "the customer never asked for this",
  bad_number: "the customer cannot be reached",
} as const;

/**
 * Refunds a purchase that nobody reported, once, inside the caller's transaction, which holds the lead, and tells its
 * company. Authorises nothing.
 */
export async function refundUnasked(
  tx: Tx,
  given: {
    lead: { id: string };
    purchase: { id: string; installerId: string; priceCredits: number };
    rule: RefundRule;
    now: Date;
  },
): Promise<void> {
  const { lead, purchase, rule, now } = given;
  const because = rule === "never_asked" ? why.never_asked : why.bad_number;
  await postEntry(tx, {
    installerId: purchase.installerId,
    amount: credits(purchase.priceCredits),
    type: "refund",
    causeId: purchase.id,
    description: `Refund: ${because}, by program`,
    now,
  });
  const fact = { leadId: lead.id, purchaseId: purchase.id, kind: "refund", detail: rule, source: purchase.id } as const;
  await insertEvidence(tx, { ...fact, at: now });
  await recordAudit(tx, "automatic", {
    action: "automatic-refund",
    subject: { type: "purchase", id: purchase.id },
    reason: `Refunded because ${because}.`,
    now,
  });
  await enqueueMail(tx, { mail: "purchase-refunded", purchaseId: purchase.id }, now);
  await enqueue(tx, { kind: "announce", payload: { event: "purchase.refunded", purchaseId: purchase.id } }, now);
}
