import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Tx } from "#db/connection.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { DomainError } from "#domain/errors.ts";
import { isRefunded, lockReport, nameOfUser, reportedLeadId } from "#domain/lead-reports/lead-reports.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";

/**
 * Refunds the price of a lead whose report was declined before, once, inside the caller's transaction. The report keeps
 * its first decision, and the lead what became of it. `by`: who decides; null: time. Authorises nothing. Errors:
 * not_found.
 */
export async function acceptOnAppeal(
  tx: Tx,
  { requestId, by, now }: { requestId: string; by: string | null; now: Date },
): Promise<void> {
  // Lead before installer, everywhere: the ledger's row locks the installer.
  const leadId = await reportedLeadId(tx, requestId);
  if (!leadId || !(await lockLead(tx, leadId))) throw new DomainError("not_found");
  const found = await lockReport(tx, requestId);
  if (!found) throw new DomainError("not_found");
  const { request, priceCredits } = found;
  if (await isRefunded(tx, request.purchaseId)) return;
  const who = (by && (await nameOfUser(tx, by))) ?? "program";
  await postEntry(tx, {
    installerId: request.installerId,
    amount: credits(priceCredits),
    type: "refund",
    causeId: request.purchaseId,
    description: `Refund: ${refundReasonInWords(request.reason)}, by ${who}`,
    ...(by && { createdBy: by }),
    now,
  });
  await enqueueMail(tx, { mail: "purchase-refunded", purchaseId: request.purchaseId }, now);
  const announced = { event: "purchase.refunded", purchaseId: request.purchaseId } as const;
  await enqueue(tx, { kind: "announce", payload: announced }, now);
}
