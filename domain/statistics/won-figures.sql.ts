import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases, leads } from "#db/schema.ts";
import { jobValuePence } from "#domain/purchases/purchases.sql.ts";

/** The credits of a purchase that were not given back. */
const kept = sql<number>`case when exists (select from ${creditTransactions} back
  where back.cause_id = ${leadPurchases.id} and back.transaction_type = 'refund') then 0 else ${leadPurchases.priceCredits} end`;

const won = sql`${leadPurchases.stage} = 'won'`;

/** A company's purchases by service, or by the area of their outward codes ("RG"), those with most credits first. */
export async function wonBy(tx: Queryable, installerId: string, by: "service" | "area") {
  const group =
    by === "service" ? sql<string>`${leads.serviceType}` : sql<string>`substring(${leads.outcode} from '^[A-Z]+')`;
  const spent = sql<number>`coalesce(sum(${kept}), 0)::int`;
  return tx
    .select({
      group,
      leads: sql<number>`count(*)::int`,
      wonJobs: sql<number>`count(*) filter (where ${won})::int`,
      spentCredits: spent,
      wonPence: sql<number>`coalesce(sum(${jobValuePence}) filter (where ${won}), 0)::float8`,
      unvalued: sql<number>`count(*) filter (where ${won} and ${jobValuePence} is null)::int`,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(eq(leadPurchases.installerId, installerId))
    .groupBy(group)
    .orderBy(sql`${spent} desc`, group);
}

/** How many leads of a company were lost for each reason, most first. */
export async function lostBy(tx: Queryable, installerId: string) {
  const lost = sql<number>`count(*)::int`;
  return tx
    .select({ reason: leadPurchases.lostReason, leads: lost })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.installerId, installerId), eq(leadPurchases.stage, "lost")))
    .groupBy(leadPurchases.lostReason)
    .orderBy(sql`${lost} desc`, leadPurchases.lostReason);
}
