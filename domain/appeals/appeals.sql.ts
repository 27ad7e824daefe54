import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import {
  appealDecisions,
  appealFiles,
  appeals,
  auditLog,
  buyingHolds,
  leadPurchases,
  leads,
  profiles,
  refundRequests,
  user,
} from "#db/schema.ts";

export type AppealRow = typeof appeals.$inferSelect;
export type AppealDecisionRow = typeof appealDecisions.$inferSelect;
export type AppealFileRow = typeof appealFiles.$inferSelect;

/** Returns whether the row is new: one for each decision, and one for each id. */
export async function insertAppeal(tx: Queryable, row: typeof appeals.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(appeals).values(row).onConflictDoNothing().returning({ id: appeals.id });
  return rows.length === 1;
}

export async function insertAppealFiles(tx: Queryable, rows: (typeof appealFiles.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(appealFiles).values(rows);
}

export async function insertDecision(tx: Queryable, row: AppealDecisionRow): Promise<void> {
  await tx.insert(appealDecisions).values(row);
}

const companyOfAppeal = sql<string | null>`company_of_appeal(${appeals})`;

/** `about`: the company that asks or is under the review, with its name. */
const withDecision = (tx: Queryable) =>
  tx
    .select({
      appeal: appeals,
      decision: appealDecisions,
      about: companyOfAppeal,
      company: profiles.companyName,
      askedBy: user.name,
    })
    .from(appeals)
    .leftJoin(appealDecisions, eq(appealDecisions.appealId, appeals.id))
    .leftJoin(profiles, eq(profiles.id, companyOfAppeal))
    .leftJoin(user, eq(user.id, appeals.askedBy));

/** The appeals against these decisions, each with its own. */
export async function appealsAgainst(tx: Queryable, kind: AppealRow["kind"], subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  return withDecision(tx).where(and(eq(appeals.kind, kind), inArray(appeals.subject, [...subjects])));
}

export async function appealById(tx: Queryable, id: string) {
  return (await withDecision(tx).where(eq(appeals.id, id)))[0];
}

/** Those that wait, the first due first. */
export async function openAppealRows(tx: Queryable, kinds: readonly AppealRow["kind"][], limit: number) {
  return withDecision(tx)
    .where(and(isNull(appealDecisions.appealId), inArray(appeals.kind, [...kinds])))
    .orderBy(asc(appeals.decideBy), asc(appeals.id))
    .limit(limit);
}

/** Locked until the transaction ends, so that the second of two administrators meets the first one's decision. */
export async function lockAppeal(tx: Queryable, id: string): Promise<AppealRow | undefined> {
  return (await tx.select().from(appeals).where(eq(appeals.id, id)).for("update"))[0];
}

export async function decisionOf(tx: Queryable, appealId: string): Promise<AppealDecisionRow | undefined> {
  return (await tx.select().from(appealDecisions).where(eq(appealDecisions.appealId, appealId)))[0];
}

/** The appeals of these kinds whose time is over and about which nobody has decided. */
export async function undecidedAppeals(tx: Queryable, kinds: readonly AppealRow["kind"][], now: Date) {
  return tx
    .select({ id: appeals.id })
    .from(appeals)
    .leftJoin(appealDecisions, eq(appealDecisions.appealId, appeals.id))
    .where(and(isNull(appealDecisions.appealId), inArray(appeals.kind, [...kinds]), lte(appeals.decideBy, now)))
    .orderBy(asc(appeals.decideBy), asc(appeals.id));
}

export async function filesOfAppeals(tx: Queryable, appealIds: readonly string[]): Promise<AppealFileRow[]> {
  if (appealIds.length === 0) return [];
  return tx
    .select()
    .from(appealFiles)
    .where(inArray(appealFiles.appealId, [...appealIds]))
    .orderBy(asc(appealFiles.position));
}

export async function appealFile(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ file: appealFiles, appeal: appeals, about: companyOfAppeal })
    .from(appealFiles)
    .innerJoin(appeals, eq(appeals.id, appealFiles.appealId))
    .where(eq(appealFiles.id, id));
  return row;
}

/** Whether somebody else may decide, by the rule of the database (`db/rules/second-looks.sql`). */
export async function mayAnotherDecide(tx: Queryable, appealId: string, but: string): Promise<boolean> {
  const [row] = await tx
    .select({ may: sql<boolean>`another_may_decide(${appeals.kind}, ${but}, ${companyOfAppeal})` })
    .from(appeals)
    .where(eq(appeals.id, appealId));
  return row?.may === true;
}

/** A declined report of this company. */
export async function declinedReport(tx: Queryable, installerId: string, id: string) {
  const [row] = await tx
    .select({ request: refundRequests, lead: leads, purchase: leadPurchases })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        eq(refundRequests.id, id),
        eq(refundRequests.installerId, installerId),
        eq(refundRequests.status, "declined"),
      ),
    );
  return row;
}

/** The reports of a company that were declined since then, newest first; with where they lead. */
export async function declinedReportsSince(tx: Queryable, installerId: string, since: Date) {
  return tx
    .select({ request: refundRequests, lead: leads, purchase: leadPurchases })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        eq(refundRequests.installerId, installerId),
        eq(refundRequests.status, "declined"),
        isNotNull(refundRequests.decidedBy),
        gte(refundRequests.decidedAt, since),
      ),
    )
    .orderBy(desc(refundRequests.decidedAt));
}

/** The declined report of a company's purchase. */
export async function declinedReportOf(tx: Queryable, installerId: string, purchaseId: string) {
  const isIts = and(eq(refundRequests.installerId, installerId), eq(refundRequests.purchaseId, purchaseId));
  const [row] = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(isIts, eq(refundRequests.status, "declined")));
  return row?.id;
}

/** The hold that stands on a company's buying. */
export async function standingHold(tx: Queryable, installerId: string) {
  const isStanding = and(eq(buyingHolds.installerId, installerId), isNull(buyingHolds.releasedAt));
  return (await tx.select().from(buyingHolds).where(isStanding))[0];
}

/** The newest act of suspending or declining a company, if it is suspended. */
export async function standingSuspension(tx: Queryable, installerId: string) {
  const [row] = await tx
    .select({ id: auditLog.id, at: auditLog.at, actorId: auditLog.actorId, reason: auditLog.reason })
    .from(auditLog)
    .innerJoin(profiles, and(eq(profiles.id, auditLog.subjectId), eq(profiles.status, "suspended")))
    .where(
      and(
        eq(auditLog.subjectType, "installer"),
        eq(auditLog.subjectId, installerId),
        inArray(auditLog.action, ["suspend-installer", "decline-installer"]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

/** The name of a person. */
export async function personNamed(tx: Queryable, userId: string): Promise<string | null> {
  return (await tx.select({ name: user.name }).from(user).where(eq(user.id, userId)))[0]?.name ?? null;
}
