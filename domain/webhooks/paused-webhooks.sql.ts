import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { webhookEndpoints } from "#db/schema.ts";

const working = (installerId: string) =>
  and(eq(webhookEndpoints.installerId, installerId), isNull(webhookEndpoints.removedAt));

/**
 * Nothing more is sent to the company's addresses until its owner says that each stays; what happens meanwhile is
 * recorded as not sent.
 */
export async function pauseWebhooks(tx: Queryable, installerId: string, now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ pausedAt: now })
    .where(and(working(installerId), isNull(webhookEndpoints.pausedAt)));
}

/** Returns the address if this call put it back to work. */
export async function resumeEndpoint(tx: Queryable, installerId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ pausedAt: null })
    .where(and(working(installerId), eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.pausedAt)))
    .returning({ url: webhookEndpoints.url });
  return row?.url;
}
