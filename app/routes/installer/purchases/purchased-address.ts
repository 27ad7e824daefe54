import type { PurchaseFilter } from "#domain/purchases/purchase-filter.ts";

/** The address of a page of bought leads. */
export function purchasedAddress({ search, stage }: PurchaseFilter, cursor?: string): string {
  const given = Object.entries({ tab: "purchased", q: search, stage, cursor }).filter(([, value]) => value);
  return `/leads?${new URLSearchParams(given as [string, string][])}`;
}
