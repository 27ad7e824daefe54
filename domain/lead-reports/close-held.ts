import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { markReportAccepted, refundableSince } from "#domain/lead-reports/early-ends.sql.ts";
import { insertEvidence } from "#domain/lead-reports/refund-evidence.sql.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { moveProject, type ProjectActor, requireLockedProject } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { readRequest, takeOffSale } from "#domain/leads/quote-request.ts";
import { credits } from "#domain/money.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";
import { hoursBefore } from "#domain/time/periods.ts";

/** Closes a project inside the caller's transaction, which holds its lead. Authorises nothing. */
export async function closeHeld(tx: Tx, lead: LeadRow, by: ProjectActor, now: Date): Promise<LeadStatus> {
  const status = await takeOffSale(tx, lead, now);
  // A request that was never confirmed has no project.
  if (!(await projectOfLead(tx, lead.id))) return status;
  const project = await requireLockedProject(tx, lead.id);
  if (project.status !== "open" && project.status !== "chosen") return status;
  await moveProject(tx, project, { to: "closed", by, now });
  const { buyers } = await readRequest(tx, lead.id);
  const active = buyers.filter(({ endedAt }) => !endedAt).map(({ purchaseId }) => purchaseId);
  await refundEarlyEnds(tx, active, now);
  await enqueueMails(
    tx,
    active.map((purchaseId) => ({ mail: "request-closed" as const, purchaseId })),
    now,
  );
  await enqueue(
    tx,
    active.map((purchaseId) => ({ kind: "announce", payload: { event: "project.closed", purchaseId } })),
    now,
  );
  return status;
}

const fact = { kind: "refund", detail: "withdrawn" } as const;
const WHY = "The customer ended the project within a day of the purchase.";

/**
 * Refunds purchases whose customer closed or stopped within 24 hours of them, once each, inside the caller's
 * transaction, which holds the lead. A waiting report of such a purchase counts as accepted. Returns the refunded
 * purchases; their companies read about it in the mail about the end. Authorises nothing.
 */
export async function refundEarlyEnds(tx: Tx, purchaseIds: readonly string[], now: Date): Promise<string[]> {
  const young = await refundableSince(tx, purchaseIds, hoursBefore(now, limits.earlyEndRefundHours));
  for (const { id, leadId, installerId, priceCredits, reportId } of young) {
    const entry = {
      installerId,
      amount: credits(priceCredits),
      type: "refund" as const,
      causeId: id,
      now,
      description: "Refund: the customer ended the project, by program",
    };
    await postEntry(tx, entry);
    if (reportId) await markReportAccepted(tx, reportId, { reason: WHY, now });
    else await insertEvidence(tx, { ...fact, leadId, purchaseId: id, source: id, at: now });
    await recordAudit(tx, "automatic", {
      action: "automatic-refund",
      subject: { type: "purchase", id },
      reason: WHY,
      now,
    });
    await enqueue(tx, { kind: "announce", payload: { event: "purchase.refunded", purchaseId: id } }, now);
  }
  return young.map(({ id }) => id);
}
