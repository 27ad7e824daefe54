import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { appointments, leadPurchases, messages, outlines, quotes } from "#db/schema.ts";

/** Everything still open between this company and its customers. */
export async function countGoingOn(tx: Queryable, installerId: string, now: Date) {
  const newestSender = sql`(select ${messages.sender} from ${messages} where ${messages.purchaseId} = ${leadPurchases.id}
    and ${messages.removedAt} is null and ${messages.decision} is distinct from 'hidden'
    order by ${messages.sentAt} desc, ${messages.id} desc limit 1)`;
  const quotesThat = (status: "chosen" | "sent") =>
    tx.$count(quotes, and(eq(quotes.installerId, installerId), eq(quotes.status, status)));
  return {
    chosen: await quotesThat("chosen"),
    quotes: await quotesThat("sent"),
    appointments: await tx.$count(
      appointments,
      and(eq(appointments.installerId, installerId), eq(appointments.status, "booked"), gt(appointments.startsAt, now)),
    ),
    outlines: await tx.$count(
      outlines,
      and(eq(outlines.installerId, installerId), eq(outlines.status, "waiting"), gt(outlines.lapsesAt, now)),
    ),
    unanswered: await tx.$count(
      leadPurchases,
      and(eq(leadPurchases.installerId, installerId), isNull(leadPurchases.endedAt), eq(newestSender, "customer")),
    ),
  };
}
