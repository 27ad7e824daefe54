import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { DeliveryEvent, WebhookEvent } from "#content/webhook-events.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { nameOfDeparted } from "#domain/actors/actors.sql.ts";
import type { WebhookCallJob } from "#domain/outbox/job.ts";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = Omit<typeof webhookDeliveries.$inferSelect, "event"> & { event: DeliveryEvent };

/** Returns whether the row is new. */
export async function insertEndpoint(
  tx: Queryable,
  endpoint: Omit<typeof webhookEndpoints.$inferInsert, "removedAt">,
): Promise<boolean> {
  const rows = await tx
    .insert(webhookEndpoints)
    .values(endpoint)
    .onConflictDoNothing({ target: webhookEndpoints.id })
    .returning({ id: webhookEndpoints.id });
  return rows.length === 1;
}

const working = (installerId: string) =>
  and(eq(webhookEndpoints.installerId, installerId), isNull(webhookEndpoints.removedAt));

export async function countEndpoints(tx: Queryable, installerId: string): Promise<number> {
  return tx.$count(webhookEndpoints, working(installerId));
}

/** Those that work, oldest first. */
export async function endpointsOfInstaller(tx: Queryable, installerId: string) {
  return tx
    .select({
      ...getTableColumns(webhookEndpoints),
      knownTo: nameOfDeparted(webhookEndpoints.madeBy, webhookEndpoints.installerId),
    })
    .from(webhookEndpoints)
    .where(working(installerId))
    .orderBy(asc(webhookEndpoints.createdAt), webhookEndpoints.id);
}

export async function endpointOf(tx: Queryable, installerId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(working(installerId), eq(webhookEndpoints.id, id)));
  return row;
}

/** Returns whether the installer had such an endpoint. */
export async function markRemoved(tx: Queryable, installerId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ removedAt: now })
    .where(and(working(installerId), eq(webhookEndpoints.id, id)))
    .returning({ id: webhookEndpoints.id });
  return rows.length === 1;
}

/** One delivery to each working endpoint of these installers that wants the event; returns the new ones. */
export async function insertDeliveries(
  tx: Queryable,
  told: { event: WebhookEvent; subjectId: string; occasion?: string; installerIds: readonly string[]; now: Date },
): Promise<WebhookCallJob[]> {
  if (told.installerIds.length === 0) return [];
  const wanting = tx
    .select({ id: webhookEndpoints.id, installerId: webhookEndpoints.installerId })
    .from(webhookEndpoints)
    .where(
      and(
        inArray(webhookEndpoints.installerId, [...told.installerIds]),
        isNull(webhookEndpoints.removedAt),
        sql`${told.event} = any(${webhookEndpoints.events})`,
      ),
    );
  const endpoints = await wanting;
  if (endpoints.length === 0) return [];
  return insertEach(
    tx,
    endpoints.map(({ id, installerId }) => ({
      endpointId: id,
      installerId,
      event: told.event,
      subjectId: told.subjectId,
      occasion: told.occasion ?? "",
    })),
    told.now,
  );
}

type NewDelivery = Pick<DeliveryRow, "endpointId" | "event" | "subjectId"> & {
  occasion?: string;
  installerId: string;
};

/** Returns the calls to make for the new ones. */
export async function insertEach(
  tx: Queryable,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<WebhookCallJob[]> {
  const rows = await tx
    .insert(webhookDeliveries)
    .values(
      deliveries.map(({ endpointId, event, subjectId, occasion = "" }) => ({
        id: sql`gen_random_uuid()`,
        endpointId,
        event: sql`${event}`,
        subjectId,
        occasion,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ deliveryId: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId });
  const owners = new Map(deliveries.map(({ endpointId, installerId }) => [endpointId, installerId]));
  return rows.map((row) => ({ ...row, installerId: owners.get(row.endpointId) ?? "" }));
}

/** A delivery and its destination, as long as that works. */
export async function deliveryById(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookDeliveries.id, id), isNull(webhookEndpoints.removedAt)));
  return row && { delivery: row.delivery as DeliveryRow, endpoint: row.endpoint };
}

/** Newest first, to all working endpoints of the installer. */
export async function deliveriesOfInstaller(tx: Queryable, installerId: string, limit: number) {
  const rows = await tx
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url, pausedAt: webhookEndpoints.pausedAt })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(working(installerId))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(limit);
  return rows.map(({ delivery, url, pausedAt }) => ({
    delivery: delivery as DeliveryRow,
    url,
    isPaused: pausedAt !== null,
  }));
}

export async function noteAttempt(
  tx: Queryable,
  id: string,
  attempt: { lastStatus: number | null; lastError: string | null; deliveredAt: Date | null; failedAt: Date | null },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...attempt, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

/** Only what was delivered or given up: anything else is on its way. Returns its endpoint if this call reopened it. */
export async function reopenDelivery(tx: Queryable, installerId: string, id: string): Promise<string | undefined> {
  const own = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(working(installerId));
  const rows = await tx
    .update(webhookDeliveries)
    .set({ deliveredAt: null, failedAt: null })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        inArray(webhookDeliveries.endpointId, own),
        sql`(${webhookDeliveries.deliveredAt} is not null or ${webhookDeliveries.failedAt} is not null)`,
      ),
    )
    .returning({ endpointId: webhookDeliveries.endpointId });
  return rows[0]?.endpointId;
}

export async function isDeliveryOf(tx: Queryable, installerId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ total: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(working(installerId), eq(webhookDeliveries.id, id)));
  return (row?.total ?? 0) > 0;
}

/** No further attempt will follow; unless it was accepted after all. */
export async function markGivenUp(tx: Queryable, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ failedAt: now, lastError: reason })
    .where(and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.deliveredAt)));
}

/** What this person made or keeps sends nothing until an owner keeps each of them. */
export async function pauseWebhooks(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ pausedAt: now })
    .where(
      and(eq(webhookEndpoints.madeBy, userId), isNull(webhookEndpoints.removedAt), isNull(webhookEndpoints.pausedAt)),
    );
}

/** Returns the address if this call put it back to work, from now on as that of whoever keeps it. */
export async function resumeEndpoint(
  tx: Queryable,
  installerId: string,
  { id, keptBy }: { id: string; keptBy: string },
): Promise<string | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: null, madeBy: keptBy })
    .where(and(working(installerId), eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.pausedAt)))
    .returning({ url: webhookEndpoints.url });
  return row?.url;
}

/** Neither delivered nor given up, oldest first. */
export async function waitingDeliveries(tx: Queryable, endpointId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.failedAt),
      ),
    )
    .orderBy(asc(webhookDeliveries.createdAt), webhookDeliveries.id);
  return rows.map(({ id }) => id);
}

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
