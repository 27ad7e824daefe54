import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, leadPurchases, nextActs, payments, user } from "#db/schema.ts";

/** The people of these companies today, by when they came. */
export async function peopleOf(tx: Queryable, installerIds: readonly string[]) {
  return tx
    .select({
      installerId: companyMembers.installerId,
      memberId: companyMembers.id,
      userId: user.id,
      name: user.name,
      email: user.email,
      role: companyMembers.role,
      alerts: companyMembers.alerts,
      news: companyMembers.news,
      awayFrom: companyMembers.awayFrom,
      awayTo: companyMembers.awayTo,
      cover: companyMembers.coverUserId,
    })
    .from(companyMembers)
    .innerJoin(user, eq(user.id, companyMembers.userId))
    .where(and(inArray(companyMembers.installerId, [...installerIds]), isNull(companyMembers.endedAt)))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.id));
}

/** The company that a purchase, its next act or a payment is of, and who looks after the purchase or is to do the act. */
export async function companyBehind(
  tx: Queryable,
  about: { purchaseId: string } | { actId: string } | { paymentId: string },
) {
  const { installerId, assignedTo } = leadPurchases;
  if ("purchaseId" in about) {
    const [row] = await tx
      .select({ installerId, assignedTo })
      .from(leadPurchases)
      .where(eq(leadPurchases.id, about.purchaseId));
    return row;
  }
  if ("actId" in about) {
    const [row] = await tx
      .select({ installerId, assignedTo: nextActs.userId })
      .from(nextActs)
      .innerJoin(leadPurchases, eq(leadPurchases.id, nextActs.purchaseId))
      .where(eq(nextActs.id, about.actId));
    return row;
  }
  const [row] = await tx
    .select({ installerId: payments.installerId, assignedTo: sql<string | null>`null` })
    .from(payments)
    .where(eq(payments.id, about.paymentId));
  return row;
}
