import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/installers/coverage.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { findPurchaseForPrograms, maskedLeadForPrograms } from "#domain/leads/for-programs.ts";
import { offeredLead } from "#domain/leads/offered-leads.ts";
import { signBody } from "#domain/webhooks/sign-body.ts";
import { type DeliveryRow, deliveryById, noteAttempt } from "#domain/webhooks/webhooks.sql.ts";

export interface Letter {
  url: string;
  body: string;
  signature: string;
}

/**
 * What is sent for a delivery, as it is true now, signed with this time. Undefined when there is nothing to send any
 * more: the endpoint was removed, it was delivered; or, which is noted, the endpoint is paused or the lead is gone.
 */
export async function writeDelivery({ db, now }: Context, id: string): Promise<Letter | undefined> {
  const found = await deliveryById(db.orm, id);
  if (!found || found.delivery.deliveredAt) return undefined;
  const { delivery, endpoint } = found;
  const data = endpoint.pausedAt ? undefined : await dataOf(db.orm, delivery, endpoint.installerId, now);
  if (!data) {
    const lastError = endpoint.pausedAt ? PAUSED : GONE;
    await noteAttempt(db.orm, id, { lastStatus: null, lastError, deliveredAt: null, failedAt: now });
    return undefined;
  }
  const body = JSON.stringify({ id, type: delivery.event, createdAt: delivery.createdAt.toISOString(), data });
  return { url: endpoint.url, body, signature: signBody(body, endpoint.secret, now) };
}

/** Notes what came of a try: the status that was answered, or why there was none; `isLast` when no other will follow. */
export function noteOutcome(
  { db, now }: Context,
  id: string,
  outcome: { status: number | null; error: string | null; isDelivered: boolean; isLast: boolean },
): Promise<void> {
  const { status, error, isDelivered, isLast } = outcome;
  return noteAttempt(db.orm, id, {
    ...{ lastStatus: status, lastError: error },
    deliveredAt: isDelivered ? now : null,
    failedAt: !isDelivered && isLast ? now : null,
  });
}

const PAUSED = "Not sent: the webhook is paused, because the password changed.";
const GONE = "Not sent: the lead was gone by then, or could not be bought.";

async function dataOf(tx: Queryable, { event, subjectId }: DeliveryRow, installerId: string, now: Date) {
  if (event === "test") return { message: "This is a test. Nothing has happened." };
  if (event === "lead.purchased") return { purchase: await findPurchaseForPrograms(tx, subjectId) };
  const installer = await installerById(tx, installerId);
  const base = await coverageOf(tx, installerId);
  if (installer?.status !== "approved" || !base) return undefined;
  const lead = await offeredLead(tx, subjectId, { installerId, base, now });
  return lead && { lead: maskedLeadForPrograms(lead) };
}
