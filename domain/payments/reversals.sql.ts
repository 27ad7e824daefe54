import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { auditLog, payments, profiles } from "#db/schema.ts";
import type { PaymentRow } from "#domain/payments/payments.sql.ts";

/** What an administrator writes in the audit log when a reversal needs nothing more; it names the state that they saw. */
export const CLOSE_REVERSAL = "close-payment-reversal";

/** Whether somebody has dealt with this payment's refund or dispute as it stands now; newer news opens it again. */
const isClosed: SQL<boolean> = sql<boolean>`exists (
  select from ${auditLog}
   where ${auditLog.subjectType} = 'installer' and ${auditLog.subjectId} = ${payments.installerId}
     and ${auditLog.action} = ${CLOSE_REVERSAL}
     and ${auditLog.after}->>'paymentId' = ${payments.id}::text
     and ${auditLog.after}->>'refundedPence' = ${payments.refundedPence}::text
     and coalesce(${auditLog.after}->>'disputeStatus', '') = coalesce(${payments.disputeStatus}, ''))`;

const isReversed = or(sql`${payments.refundedPence} > 0`, isNotNull(payments.disputedAt));
const isOpen = and(isReversed, sql`not ${isClosed}`);

/** The newest first, each with how many there are in all: one reading of the table answers both. */
export async function openReversalRows(tx: Queryable, limit: number) {
  return tx
    .select({
      payment: payments,
      companyName: profiles.companyName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(isOpen)
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(limit);
}

/** The newest payments of a company first, each with whether its reversal still waits for somebody. */
export async function paymentRowsOf(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select({ payment: payments, isReversalOpen: sql<boolean>`coalesce(${isOpen}, false)` })
    .from(payments)
    .where(eq(payments.installerId, installerId))
    .orderBy(sql`${payments.createdAt} desc nulls last`, payments.id)
    .limit(limit);
}

export async function isReversalOpen(tx: Queryable, payment: Pick<PaymentRow, "id">): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, payment.id), isOpen));
  return rows.length === 1;
}
