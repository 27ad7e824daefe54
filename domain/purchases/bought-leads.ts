import { limits } from "#config/limits.ts";
import { type PurchaseStage, purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Queryable } from "#db/connection.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { Asked } from "#domain/cursor.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { boardCards, lostSince, stageSums, worthsOf } from "#domain/purchases/follow-up.sql.ts";
import {
  countMatching,
  myPurchases,
  type PurchaseFilter,
  type PurchasesPage,
  purchaseQuery,
} from "#domain/purchases/my-purchases.ts";
import { presentPurchase } from "#domain/purchases/present-purchase.ts";
import { purchasesById } from "#domain/purchases/purchases.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";

/** How a purchase is followed up. */
export interface FollowUp {
  /** The chosen quote, otherwise what the company typed, otherwise its newest open quote. */
  valuePence: number | null;
}

export type BoughtLead = PurchasedLead & FollowUp;

export interface BoughtLeads extends Omit<PurchasesPage, "items"> {
  items: BoughtLead[];
}

/** As `myPurchases`, each with how it is followed up. Errors: invalid_cursor, not_signed_in, not_found, role_required. */
export async function boughtLeads(context: Context, actor: Actor, filter: Asked<PurchaseFilter>): Promise<BoughtLeads> {
  const page = await myPurchases(context, actor, filter);
  return { ...page, items: await withFollowUps(context.db.orm, page.items) };
}

export interface BoughtBoard extends Pick<PurchasesPage, "total" | "counts"> {
  columns: { stage: PurchaseStage; total: number; valuePence: number; cards: BoughtLead[] }[];
  /** What was lost in the last 90 days, by reason, the most frequent first. */
  lost: { reason: string; total: number }[];
}

/**
 * Active purchases by stage, in each the first few: those with the earliest next act, then the newest. The filter's
 * stage is ignored. Errors: not_signed_in, not_found, role_required.
 */
export async function boughtBoard(
  context: Context,
  actor: Actor,
  { stage: _, ...filter }: PurchaseFilter,
): Promise<BoughtBoard> {
  const { db, now } = context;
  const query = await purchaseQuery(db.orm, actor, filter);
  const [counted, sums, ids, lost] = await Promise.all([
    countMatching(context, actor, filter),
    stageSums(db.orm, query),
    boardCards(db.orm, query, limits.boardCardsPerStage),
    lostSince(db.orm, query, daysBefore(now, limits.boardLostDays)),
  ]);
  const found = new Map((await purchasesById(db.orm, ids)).map((row) => [row.purchase.id, presentPurchase(row)]));
  const cards = await withFollowUps(
    db.orm,
    ids.flatMap((id) => found.get(id) ?? []),
  );
  const columns = purchaseStageOptions
    .filter(({ value }) => value !== "lost")
    .map(({ value: stage }) => {
      const { total = 0, valuePence = 0 } = sums.find((one) => one.stage === stage) ?? {};
      return { stage, total, valuePence, cards: cards.filter((card) => card.stage === stage) };
    });
  return { ...counted, columns, lost };
}

async function withFollowUps(tx: Queryable, leads: readonly PurchasedLead[]): Promise<BoughtLead[]> {
  const ids = leads.map(({ purchaseId }) => purchaseId);
  const worths = await worthsOf(tx, ids);
  return leads.map((lead) => ({ ...lead, valuePence: worths.get(lead.purchaseId) ?? null }));
}
