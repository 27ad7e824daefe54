import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { deposits, leadPurchases, leads, profiles, quotes } from "#db/schema.ts";
import { isFinished, isMoneyOut } from "#domain/vetting/deposits-at-risk.sql.ts";

export type DepositRow = typeof deposits.$inferSelect;

const withPlace = (tx: Queryable) =>
  tx
    .select({
      deposit: deposits,
      quote: quotes,
      lead: leads,
      purchase: leadPurchases,
      company: profiles.companyName,
      isFinished,
    })
    .from(deposits)
    .innerJoin(quotes, eq(quotes.id, deposits.quoteId))
    .innerJoin(leads, eq(leads.id, deposits.leadId))
    .innerJoin(leadPurchases, eq(leadPurchases.id, deposits.purchaseId))
    .innerJoin(profiles, eq(profiles.id, deposits.installerId));

/** The deposits of a project with their companies, the one that is out first, then the newest. */
export async function depositsOfLead(tx: Queryable, leadId: string) {
  return withPlace(tx)
    .where(eq(deposits.leadId, leadId))
    .orderBy(desc(sql`${deposits.moneyBackAt} is null`), desc(deposits.firstPaidOn), asc(deposits.id));
}

export type PlacedDeposit = Awaited<ReturnType<typeof depositsOfLead>>[number];

/** The deposit of a purchase whose money is not back; perhaps nothing is paid yet. */
export async function openDepositOf(tx: Queryable, purchaseId: string): Promise<DepositRow | undefined> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.purchaseId, purchaseId), isNull(deposits.moneyBackAt)));
  return row;
}

/** The same of several purchases. */
export async function openDepositsOf(tx: Queryable, purchaseIds: readonly string[]): Promise<DepositRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .select()
    .from(deposits)
    .where(and(inArray(deposits.purchaseId, [...purchaseIds]), isNull(deposits.moneyBackAt)));
}

/** The same with its project and company, unless the work is finished. */
export async function depositOutOf(tx: Queryable, purchaseId: string): Promise<PlacedDeposit | undefined> {
  return (await withPlace(tx).where(and(eq(deposits.purchaseId, purchaseId), isMoneyOut)))[0];
}

/** Money that has been out since this London day or longer, without a certificate, that the quote does not rule out. */
export async function depositsWithoutCertificate(tx: Queryable, paidBy: string): Promise<PlacedDeposit[]> {
  const isAwaited = or(isNull(deposits.isInsured), eq(deposits.isInsured, true));
  return withPlace(tx)
    .where(and(isMoneyOut, isAwaited, isNull(deposits.certificateId), sql`${deposits.firstPaidOn} <= ${paidBy}::date`))
    .orderBy(asc(deposits.firstPaidOn), asc(deposits.id));
}

/** What is out with a company and waits for the desk, or has been dealt with; the longest first. */
export async function depositsWith(tx: Queryable, installerId: string): Promise<PlacedDeposit[]> {
  return withPlace(tx)
    .where(
      and(
        eq(deposits.installerId, installerId),
        isMoneyOut,
        or(isNotNull(deposits.overdueAt), isNotNull(deposits.atRiskAt)),
      ),
    )
    .orderBy(asc(deposits.firstPaidOn), asc(deposits.id));
}

export async function depositById(tx: Queryable, id: string): Promise<DepositRow | undefined> {
  return (await tx.select().from(deposits).where(eq(deposits.id, id)))[0];
}

export async function insertDeposit(tx: Queryable, row: typeof deposits.$inferInsert): Promise<void> {
  await tx.insert(deposits).values(row);
}

type Change = Partial<Omit<DepositRow, "id" | "purchaseId" | "quoteId" | "leadId" | "installerId">>;

export async function updateDeposit(tx: Queryable, id: string, change: Change): Promise<void> {
  await tx.update(deposits).set(change).where(eq(deposits.id, id));
}
