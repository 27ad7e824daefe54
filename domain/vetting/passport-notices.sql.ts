import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { leadPurchases, leads, outcomes, passportNotices, registerLookups, vettingChecks } from "#db/schema.ts";
import type { CheckRow } from "#domain/vetting/vetting.sql.ts";

export type NoticeRow = typeof passportNotices.$inferSelect;

/** From `since` until `today`, both London days; `from`: when the first of them begins. */
interface Period {
  since: string;
  from: Date;
  today: string;
}

/** Checks whose last valid day came just before one of these days, or lies in them before `today`. */
const endedIn = ({ since, today }: Period) =>
  sql`${vettingChecks.expiresOn} >= ${since}::date - 1 and ${vettingChecks.expiresOn} < ${today}::date`;

/**
 * The active purchases of companies of which something was checked, ended or looked up in a period, unless their work
 * was finished before `finishedAfter`.
 */
export async function purchasesToTell(tx: Queryable, period: Period, finishedAfter: Date) {
  const { from } = period;
  const changed = sql`(
    select ${vettingChecks.installerId} from ${vettingChecks}
     where ${vettingChecks.checkedAt} >= ${instant(from)} or ${endedIn(period)}
    union
    select ${registerLookups.installerId} from ${registerLookups} where ${registerLookups.lookedUpAt} >= ${instant(from)})`;
  return tx
    .select({
      purchaseId: leadPurchases.id,
      installerId: leadPurchases.installerId,
      purchasedAt: leadPurchases.purchasedAt,
      serviceType: leads.serviceType,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        sql`${leadPurchases.installerId} in ${changed}`,
        sql`${leadPurchases.endedAt} is null`,
        sql`${leads.anonymisedAt} is null`,
        sql`not exists (select from ${outcomes} where ${outcomes.leadId} = ${leads.id}
          and ${outcomes.givenAt} <= ${instant(finishedAfter)})`,
      ),
    )
    .orderBy(leadPurchases.installerId, leadPurchases.id);
}

/** The checks that ended in a period and that no newer one has replaced. */
export async function checksEndedIn(tx: Queryable, period: Period): Promise<Pick<CheckRow, "id" | "installerId">[]> {
  const isReplaced = sql`exists (select from vetting_checks newer
    where newer.installer_id = ${vettingChecks.installerId} and newer."check" = ${vettingChecks.check}
      and newer.technology is not distinct from ${vettingChecks.technology}
      and newer.checked_at > ${vettingChecks.checkedAt})`;
  return tx
    .select({ id: vettingChecks.id, installerId: vettingChecks.installerId })
    .from(vettingChecks)
    .where(and(endedIn(period), eq(vettingChecks.outcome, "passed"), sql`not ${isReplaced}`))
    .orderBy(vettingChecks.id);
}

/** What was last told of each check, for each of these purchases. */
export async function lastNotices(tx: Queryable, purchaseIds: readonly string[]): Promise<NoticeRow[]> {
  if (purchaseIds.length === 0) return [];
  return tx
    .selectDistinctOn([passportNotices.purchaseId, passportNotices.check])
    .from(passportNotices)
    .where(inArray(passportNotices.purchaseId, [...purchaseIds]))
    .orderBy(passportNotices.purchaseId, passportNotices.check, desc(passportNotices.id));
}

/** What a mail of this day tells. */
export async function noticesOf(tx: Queryable, purchaseId: string, toldOn: string): Promise<NoticeRow[]> {
  return tx
    .select()
    .from(passportNotices)
    .where(and(eq(passportNotices.purchaseId, purchaseId), eq(passportNotices.toldOn, toldOn)))
    .orderBy(passportNotices.id);
}

/** Returns the new ones: a round that ran twice on a day adds nothing. */
export async function insertNotices(
  tx: Queryable,
  rows: readonly (typeof passportNotices.$inferInsert)[],
): Promise<NoticeRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(passportNotices)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}
