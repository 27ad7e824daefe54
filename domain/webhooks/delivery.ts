import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { holdsJob } from "#domain/outbox/leases.sql.ts";
import { findOutlineForPrograms } from "#domain/outline-quotes/company-outlines.ts";
import { findPurchaseForPrograms, maskedLeadForPrograms } from "#domain/purchases/for-programs.ts";
import { endedCheckForPrograms } from "#domain/vetting/check-for-programs.ts";
import { signedHeaders } from "#domain/webhooks/standard-signature.ts";
import { noteFailure } from "#domain/webhooks/switch-off.ts";
import {
  clearFailures,
  type DeliveryRow,
  deliveryById,
  type EndpointRow,
  markGivenUp,
  noteAttempt,
} from "#domain/webhooks/webhooks.sql.ts";

export interface Letter {
  url: string;
  body: string;
  headers: Record<string, string>;
}

type Found = { delivery: DeliveryRow; endpoint: EndpointRow };

/**
 * The body of a delivery as of now, signed with this time. Undefined when there is nothing left to send (the endpoint
 * was removed, or it has been delivered), while the endpoint is paused, where it waits, and when nothing may be sent,
 * which is recorded: the endpoint is off, the company is not approved, or the lead is gone.
 */
export async function writeDelivery({ db, now }: Context, id: string): Promise<Letter | undefined> {
  const found = await deliveryById(db.orm, id);
  if (!found || found.delivery.deliveredAt || found.endpoint.pausedAt) return undefined;
  const data = await dataOf(db.orm, found, now);
  if (typeof data === "string") {
    await noteAttempt(db.orm, id, { lastStatus: null, lastError: data, deliveredAt: null, failedAt: now });
    return undefined;
  }
  const { delivery, endpoint } = found;
  const body = JSON.stringify({ id, type: delivery.event, createdAt: delivery.createdAt.toISOString(), data });
  return { url: endpoint.url, body, headers: signedHeaders(body, { id, secret: endpoint.secret, now }) };
}

/**
 * Records the outcome of an attempt: the status returned, or why there was none; `isLast` when no other will follow. An
 * endpoint that has failed for too long is switched off, and one that says it is gone (`isGone`) at once. Changes
 * nothing if another worker now has the job.
 */
export function noteOutcome(
  { db, now }: Context,
  taken: TakenJob & { job: { kind: "deliver-webhook" } },
  outcome: { status: number | null; error: string | null; isDelivered: boolean; isLast: boolean; isGone: boolean },
): Promise<void> {
  const { status, error, isDelivered, isLast, isGone } = outcome;
  const { deliveryId } = taken.job.payload;
  return inTransaction(db, async (tx) => {
    if (!(await holdsJob(tx, taken))) return;
    await noteAttempt(tx, deliveryId, {
      lastStatus: status,
      lastError: error,
      deliveredAt: isDelivered ? now : null,
      failedAt: !isDelivered && isLast ? now : null,
    });
    await (isDelivered ? clearFailures(tx, deliveryId) : noteFailure(tx, deliveryId, { now, isGone }));
  });
}

/** Records that no further attempt will follow, because the last ones never reported back. */
export function noteGivenUpDelivery({ db, now }: Context, id: string, reason: string): Promise<void> {
  return markGivenUp(db.orm, id, reason, now);
}

/** The message or, in a sentence for the company, why there is none. */
async function dataOf(tx: Queryable, { delivery, endpoint }: Found, now: Date): Promise<object | string> {
  const { event, subjectId } = delivery;
  const { installerId } = endpoint;
  if (endpoint.switchedOffAt) return "Not sent: this webhook is switched off.";
  const installer = await installerById(tx, installerId);
  if (installer?.status !== "approved") return "Not sent: only approved companies receive events.";
  if (event === "test") return { message: "This is a test. Nothing has happened." };
  if (event === "outline.ended") return { outline: await findOutlineForPrograms(tx, subjectId, now) };
  if (event === "check.ended") return { check: await endedCheckForPrograms(tx, subjectId) };
  if (event !== "lead.matched") return { purchase: await findPurchaseForPrograms(tx, subjectId) };
  const base = await coverageOf(tx, installerId);
  const lead = base && (await offeredLead(tx, subjectId, { installerId, base, now }));
  return lead ? { lead: maskedLeadForPrograms(lead) } : "Not sent: the lead was already gone or could not be bought.";
}
