import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { myPurchases, type PurchasesPage } from "#domain/purchases/my-purchases.ts";
import { type PurchaseFilter, readPurchaseFilter } from "#domain/purchases/purchase-filter.ts";

export interface PurchasedList {
  purchases: PurchasesPage;
  filter: PurchaseFilter;
  /** Not the first page. */
  continued: boolean;
}

/** The page of bought leads that an address asks for. */
export async function purchasedList(domain: Context, actor: Actor, search: URLSearchParams): Promise<PurchasedList> {
  const filter = readPurchaseFilter({ q: search.get("q"), stage: search.get("stage") });
  const cursor = search.get("cursor");
  return { purchases: await myPurchases(domain, actor, { ...filter, cursor }), filter, continued: cursor !== null };
}
