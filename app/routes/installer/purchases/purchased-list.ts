import { askedOf } from "#app/web/addresses/list-address.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import {
  myPurchases,
  type PurchaseFilter,
  type PurchasesPage,
  readPurchaseFilter,
} from "#domain/purchases/my-purchases.ts";

export interface PurchasedList {
  purchases: PurchasesPage;
  filter: PurchaseFilter;
  /** Not the first page. */
  continued: boolean;
}

/** The page of bought leads that an address asks for. */
export async function purchasedList(domain: Context, actor: Actor, request: Request): Promise<PurchasedList> {
  const { filter, cursor } = askedOf(request, readPurchaseFilter);
  return { purchases: await myPurchases(domain, actor, { ...filter, cursor }), filter, continued: cursor !== null };
}
