import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, leadPurchases, payments, user } from "#db/schema.ts";

/** The people of these companies today, by when they came. */
export async function peopleOf(tx: Queryable, installerIds: readonly string[]) {
  return tx
    .select({
      installerId: companyMembers.installerId,
      userId: user.id,
      name: user.name,
      email: user.email,
      role: companyMembers.role,
      awayFrom: companyMembers.awayFrom,
      awayTo: companyMembers.awayTo,
      cover: companyMembers.coverUserId,
    })
    .from(companyMembers)
    .innerJoin(user, eq(user.id, companyMembers.userId))
    .where(and(inArray(companyMembers.installerId, [...installerIds]), isNull(companyMembers.endedAt)))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.id));
}

/** The company that a purchase or payment is of, and who looks after the purchase. */
export async function companyBehind(tx: Queryable, about: { purchaseId: string } | { paymentId: string }) {
  const none = sql<string | null>`null`;
  const [row] =
    "purchaseId" in about
      ? await tx
          .select({ installerId: leadPurchases.installerId, assignedTo: leadPurchases.assignedTo })
          .from(leadPurchases)
          .where(eq(leadPurchases.id, about.purchaseId))
      : await tx
          .select({ installerId: payments.installerId, assignedTo: none })
          .from(payments)
          .where(eq(payments.id, about.paymentId));
  return row;
}
