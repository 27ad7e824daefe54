import { and, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, profiles, projectEvents, quotes } from "#db/schema.ts";

/** A sent quote of this lead with its purchase and company, both locked until the transaction ends. */
export async function quoteToChoose(tx: Queryable, { leadId, quoteId }: { leadId: string; quoteId: string }) {
  const [row] = await tx
    .select({ quote: quotes, purchase: leadPurchases, company: profiles.companyName, companyStatus: profiles.status })
    .from(quotes)
    .innerJoin(leadPurchases, eq(leadPurchases.id, quotes.purchaseId))
    .innerJoin(profiles, eq(profiles.id, quotes.installerId))
    .where(and(eq(quotes.id, quoteId), eq(quotes.leadId, leadId), ne(quotes.status, "draft")))
    .for("update", { of: [leadPurchases, quotes] });
  return row;
}

/** The chosen quote of a lead with its company, if any. */
export async function chosenQuoteOf(tx: Queryable, leadId: string) {
  const [row] = await tx
    .select({ id: quotes.id, purchaseId: quotes.purchaseId, company: profiles.companyName })
    .from(quotes)
    .innerJoin(profiles, eq(profiles.id, quotes.installerId))
    .where(and(eq(quotes.leadId, leadId), eq(quotes.status, "chosen")));
  return row;
}

/** Active purchases of a lead other than this one. */
export async function otherPurchases(tx: Queryable, { leadId, except }: { leadId: string; except: string }) {
  return tx
    .select({ id: leadPurchases.id, installerId: leadPurchases.installerId })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.leadId, leadId), ne(leadPurchases.id, except), isNull(leadPurchases.endedAt)))
    .orderBy(leadPurchases.id);
}

/** Sets the stage that follows from the customer's choice, which is no contact of the company's. */
export async function setStageByChoice(
  tx: Queryable,
  id: string,
  change: { stage: "won" | "lost"; customerReason?: string | null; customerWords?: string | null; now: Date },
): Promise<void> {
  const { stage, customerReason = null, customerWords = null, now } = change;
  await tx
    .update(leadPurchases)
    .set({
      stage,
      lostReason: stage === "lost" ? "another installer" : null,
      customerReason,
      customerWords,
      stageChangedAt: now,
    })
    .where(eq(leadPurchases.id, id));
}

/** The stage of each active purchase, or of this one, before the choice, as far as its quotes tell. */
export async function reopenStages(
  tx: Queryable,
  { leadId, only }: { leadId: string; only?: string },
  now: Date,
): Promise<void> {
  const hasQuote = sql`exists (select from ${quotes} where ${quotes.purchaseId} = ${leadPurchases.id} and ${quotes.status} <> 'draft')`;
  await tx
    .update(leadPurchases)
    .set({
      stage: sql`case when ${hasQuote} then 'quoted' when ${leadPurchases.firstContactAt} is null then 'new' else 'contacted' end`,
      stageChangedAt: now,
      lostReason: null,
      customerReason: null,
      customerWords: null,
    })
    .where(
      and(
        eq(leadPurchases.leadId, leadId),
        only === undefined ? undefined : eq(leadPurchases.id, only),
        isNull(leadPurchases.endedAt),
        sql`${leadPurchases.stage} in ('won', 'lost')`,
      ),
    );
}

/** A purchase of this company; undefined if it is not theirs. */
export async function purchaseOf(tx: Queryable, { id, installerId }: { id: string; installerId: string }) {
  const [row] = await tx
    .select({ leadId: leadPurchases.leadId, endedAt: leadPurchases.endedAt })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.id, id), eq(leadPurchases.installerId, installerId)));
  return row;
}

/** Ids of a company's sent quotes that the customer can still choose on this day. */
export async function openQuotesOf(tx: Queryable, purchaseId: string, day: string): Promise<string[]> {
  const rows = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.purchaseId, purchaseId),
        eq(quotes.status, "sent"),
        or(isNull(quotes.validUntil), gte(quotes.validUntil, day)),
      ),
    )
    .orderBy(quotes.id);
  return rows.map(({ id }) => id);
}

/** Whether the customer was asked before if they had chosen this company. */
export async function wasAskedToConfirm(tx: Queryable, purchaseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: projectEvents.id })
    .from(projectEvents)
    .where(and(eq(projectEvents.purchaseId, purchaseId), eq(projectEvents.kind, "choice_asked")))
    .limit(1);
  return rows.length > 0;
}
