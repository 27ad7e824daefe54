import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { leadPurchases, leads, nextActs, quotes } from "#db/schema.ts";
import { jobValuePence, matching, type PurchaseQuery } from "#domain/purchases/purchases.sql.ts";

const newestOpenPence = sql<number | null>`(select offer.total_pence from ${quotes} offer
  where offer.purchase_id = ${leadPurchases.id} and offer.status = 'sent' order by offer.sent_at desc limit 1)`;

/** What a job is worth; where nobody knows yet, what its newest open quote comes to. */
const worth = sql<number | null>`coalesce(${jobValuePence}, ${newestOpenPence})`;

/** What the jobs of these purchases are worth. */
export async function worthsOf(tx: Queryable, purchaseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: leadPurchases.id, pence: worth })
    .from(leadPurchases)
    .where(inArray(leadPurchases.id, [...purchaseIds]));
  return new Map(rows.flatMap(({ id, pence }) => (pence === null ? [] : [[id, pence]])));
}

const onBoard = (query: PurchaseQuery) => and(matching(query), isNull(leadPurchases.endedAt));

/** How many active purchases are at each stage, and what they are worth together. */
export async function stageSums(tx: Queryable, query: PurchaseQuery) {
  return tx
    .select({
      stage: leadPurchases.stage,
      total: sql<number>`count(*)::int`,
      valuePence: sql<number>`coalesce(sum(${worth}), 0)::float8`,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(onBoard(query))
    .groupBy(leadPurchases.stage);
}

/** The first cards of each stage but Lost: next acts first, the earliest on top, then the newest purchases. */
export async function boardCards(tx: Queryable, query: PurchaseQuery, most: number): Promise<string[]> {
  const ranked = tx
    .select({
      id: leadPurchases.id,
      place: sql<number>`row_number() over (partition by ${leadPurchases.stage}
        order by ${nextActs.dueAt} nulls last, ${leadPurchases.purchasedAt} desc, ${leadPurchases.id})`.as("place"),
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .leftJoin(nextActs, eq(nextActs.purchaseId, leadPurchases.id))
    .where(and(onBoard(query), sql`${leadPurchases.stage} <> 'lost'`))
    .as("ranked");
  const rows = await tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(asc(ranked.place), ranked.id);
  return rows.map(({ id }) => id);
}

/** Why purchases were lost since then, the most frequent first; ended ones too. */
export async function lostSince(tx: Queryable, query: PurchaseQuery, since: Date) {
  const total = sql<number>`count(*)::int`;
  return tx
    .select({ reason: sql<string>`${leadPurchases.lostReason}`, total })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        matching(query),
        isNotNull(leadPurchases.lostReason),
        sql`${leadPurchases.stageChangedAt} > ${instant(since)}`,
      ),
    )
    .groupBy(leadPurchases.lostReason)
    .orderBy(desc(total), leadPurchases.lostReason);
}

/** Of a company's own purchase; returns whether it has such a one. */
export async function writeJobValue(
  tx: Queryable,
  { id, installerId, pence }: { id: string; installerId: string; pence: number | null },
): Promise<boolean> {
  const rows = await tx
    .update(leadPurchases)
    .set({ jobValuePence: pence })
    .where(and(eq(leadPurchases.id, id), eq(leadPurchases.installerId, installerId)))
    .returning({ id: leadPurchases.id });
  return rows.length === 1;
}
