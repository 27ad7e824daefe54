import { and, asc, eq, gt, ne, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { cardRefunds, creditGrants, payments, profiles, user } from "#db/schema.ts";

export type CreditGrantRow = typeof creditGrants.$inferSelect;

/** Whether it is new: the same id counts once. */
export async function insertCreditGrant(tx: Queryable, grant: typeof creditGrants.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(creditGrants)
    .values(grant)
    .onConflictDoNothing({ target: creditGrants.id })
    .returning({ id: creditGrants.id });
  return rows.length === 1;
}

export async function creditGrantById(tx: Queryable, id: string): Promise<CreditGrantRow | undefined> {
  return (await tx.select().from(creditGrants).where(eq(creditGrants.id, id)))[0];
}

export async function decideCreditGrant(
  tx: Queryable,
  id: string,
  decision: Pick<CreditGrantRow, "state" | "decidedAt" | "decidedBy"> & { declinedFor?: string },
): Promise<void> {
  await tx.update(creditGrants).set(decision).where(eq(creditGrants.id, id));
}

/** What a company's grants since a moment are worth, without this one and those declined. */
export async function grantedPenceSince(
  tx: Queryable,
  { installerId, exceptId, since }: { installerId: string; exceptId: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ pence: sql<number>`coalesce(sum(${creditGrants.worthPence}), 0)::int` })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.installerId, installerId),
        ne(creditGrants.id, exceptId),
        ne(creditGrants.state, "declined"),
        gt(creditGrants.askedAt, since),
      ),
    );
  return row?.pence ?? 0;
}

/** The total requested for a company since a moment, without this refund and those that failed. */
export async function refundedPenceSince(
  tx: Queryable,
  { installerId, exceptId, since }: { installerId: string; exceptId: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ pence: sql<number>`coalesce(sum(${cardRefunds.amountPence}), 0)::int` })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .where(
      and(
        eq(payments.installerId, installerId),
        ne(cardRefunds.id, exceptId),
        notInArray(cardRefunds.state, ["failed", "declined"]),
        gt(cardRefunds.askedAt, since),
      ),
    );
  return row?.pence ?? 0;
}

/** Those awaiting a second administrator, longest waiting first. */
export async function waitingCreditGrants(tx: Queryable, installerId?: string) {
  const waits = eq(creditGrants.state, "asked");
  return tx
    .select({ grant: creditGrants, companyName: profiles.companyName, askedBy: user.name })
    .from(creditGrants)
    .innerJoin(profiles, eq(profiles.id, creditGrants.installerId))
    .innerJoin(user, eq(user.id, creditGrants.askedBy))
    .where(installerId === undefined ? waits : and(waits, eq(creditGrants.installerId, installerId)))
    .orderBy(asc(creditGrants.askedAt), creditGrants.id);
}
