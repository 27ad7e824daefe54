import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { cardRefunds, paymentMismatches, paymentReversals, payments, profiles, user } from "#db/schema.ts";

/** A payment and its company. */
export async function paymentWithCompany(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ payment: payments, companyName: profiles.companyName })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(eq(payments.id, id));
  return row;
}

/** What happened to the money of one payment, in its order. */
export async function reversalLinesOf(tx: Queryable, paymentId: string) {
  return tx
    .select({ line: paymentReversals, by: user.email })
    .from(paymentReversals)
    .leftJoin(user, eq(user.id, paymentReversals.recordedBy))
    .where(eq(paymentReversals.paymentId, paymentId))
    .orderBy(paymentReversals.recordedAt, paymentReversals.id);
}

/** Of one payment, decided or not, in the order in which they came. */
export async function mismatchRowsOf(
  tx: Queryable,
  paymentId: string,
): Promise<(typeof paymentMismatches.$inferSelect)[]> {
  return tx
    .select()
    .from(paymentMismatches)
    .where(eq(paymentMismatches.paymentId, paymentId))
    .orderBy(asc(paymentMismatches.receivedAt), paymentMismatches.id);
}

/** Oldest first, with who asked and who decided. */
export async function cardRefundsOf(tx: Queryable, paymentId: string) {
  return tx
    .select({
      refund: cardRefunds,
      askedBy: user.email,
      decidedBy: sql<string | null>`(select email from "user" where id = ${cardRefunds.decidedBy})`,
    })
    .from(cardRefunds)
    .innerJoin(user, eq(user.id, cardRefunds.askedBy))
    .where(eq(cardRefunds.paymentId, paymentId))
    .orderBy(asc(cardRefunds.askedAt), cardRefunds.id);
}
