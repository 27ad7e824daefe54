import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import type { EndpointRow } from "#domain/webhooks/webhooks.sql.ts";

const ofDelivery = (tx: Queryable, deliveryId: string) => {
  const endpointId = tx
    .select({ id: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, deliveryId));
  return sql`${webhookEndpoints.id} = ${endpointId}`;
};

const NO_FAILURES = { failingSince: null, failures: 0 };

/** Marks a delivery's endpoint as working: it accepted something. */
export async function clearFailures(tx: Queryable, deliveryId: string): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set(NO_FAILURES)
    .where(and(ofDelivery(tx, deliveryId), gt(webhookEndpoints.failures, 0)));
}

/** Returns the endpoint as it is afterwards. */
export async function countFailure(tx: Queryable, deliveryId: string, now: Date): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${instant(now)})`,
      failures: sql`${webhookEndpoints.failures} + 1`,
    })
    .where(ofDelivery(tx, deliveryId))
    .returning();
  return row;
}

export async function markSwitchedOff(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(webhookEndpoints).set({ switchedOffAt: now }).where(eq(webhookEndpoints.id, id));
}

/** Returns whether it was off. */
export async function markSwitchedOn(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ switchedOffAt: null, ...NO_FAILURES })
    .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.switchedOffAt)))
    .returning({ id: webhookEndpoints.id });
  return rows.length === 1;
}

export async function endpointById(tx: Queryable, id: string): Promise<EndpointRow | undefined> {
  return (await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0];
}
