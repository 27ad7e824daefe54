import { and, asc, eq, gt, max } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { messages, projectEvents } from "#db/schema.ts";

export async function newestOf(tx: Queryable, leadId: string): Promise<{ eventId: number; messageAt: Date }> {
  const [event] = await tx
    .select({ id: max(projectEvents.id) })
    .from(projectEvents)
    .where(eq(projectEvents.leadId, leadId));
  const [message] = await tx
    .select({ at: max(messages.sentAt) })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.sender, "installer")));
  return { eventId: event?.id ?? 0, messageAt: message?.at ?? new Date(0) };
}

/** Events are written under the lead's lock, so they become visible in order of number. */
export async function projectEventsSince(tx: Queryable, leadId: string, eventId: number, most: number) {
  return tx
    .select()
    .from(projectEvents)
    .where(and(eq(projectEvents.leadId, leadId), gt(projectEvents.id, eventId)))
    .orderBy(asc(projectEvents.id))
    .limit(most);
}

export async function messagesSince(tx: Queryable, leadId: string, at: Date, most: number) {
  return tx
    .select({ sentAt: messages.sentAt, purchaseId: messages.purchaseId })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.sender, "installer"), gt(messages.sentAt, at)))
    .orderBy(asc(messages.sentAt), asc(messages.id))
    .limit(most);
}
