import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { pounds } from "#content/pounds.ts";

export interface CreditPack {
  id: "starter" | "professional" | "enterprise";
  name: string;
  credits: number;
  /** What the customer pays, including any VAT. */
  pricePence: number;
  isMostPopular: boolean;
  description: string;
}

/** A payment keeps the terms it was started with, so a change here affects no earlier one. */
export const creditPacks: readonly CreditPack[] = [
  {
    id: "starter",
    name: "Starter Pack",
    credits: 20,
    pricePence: 9900,
    isMostPopular: false,
    description: "To try a few leads in your area.",
  },
  {
    id: "professional",
    name: "Professional Pack",
    credits: 50,
    pricePence: 19_900,
    isMostPopular: true,
    description: "For a team that quotes every week.",
  },
  {
    id: "enterprise",
    name: "Enterprise Pack",
    credits: 100,
    pricePence: 34_900,
    isMostPopular: false,
    description: "For several crews or a wide area.",
  },
];

/** The name on receipts; a pack no longer sold keeps the id it was bought under. */
export function creditPackName(id: string): string {
  return creditPacks.find((pack) => pack.id === id)?.name ?? id;
}

export function pencePerCredit({ pricePence, credits }: CreditPack): number {
  return Math.round(pricePence / credits);
}

/** What one credit costs in the dearest pack, in pence. */
export function dearestCreditPence(): number {
  return Math.max(...creditPacks.map(pencePerCredit));
}

export function pencePerLead({ pricePence, credits }: CreditPack): number {
  return Math.round((pricePence * limits.leadPriceCredits) / credits);
}

export function leadsInPack({ credits }: CreditPack): number {
  return Math.floor(credits / limits.leadPriceCredits);
}

/**
 * The price of a lead from the dearest pack to the cheapest, for readers who buy none: "£17.45 to £24.75 (including
 * VAT)".
 */
export function leadPriceInPounds(): string {
  const prices = creditPacks.map(pencePerLead);
  const vat = site.seller.vatNumber ? "including VAT" : "no VAT is charged";
  return `${pounds(Math.min(...prices))} to ${pounds(Math.max(...prices))} (${vat})`;
}
