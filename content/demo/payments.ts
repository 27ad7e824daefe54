import type { CreditPack } from "#content/credit-packs.ts";
import type { DemoBuyer } from "#content/demo/past-leads.ts";

/** A card payment in the demonstration; no card was charged. */
export interface DemoPayment {
  readonly buyer: DemoBuyer;
  readonly pack: CreditPack["id"];
  readonly daysAgo: number;
  /** The cardholder's bank claims the money back; the answer is due in this many days. */
  readonly dispute?: { readonly openedHoursAgo: number; readonly answerDueDays: number };
}

export const demoPayments: readonly DemoPayment[] = [
  { buyer: "rival1", pack: "enterprise", daysAgo: 88 },
  { buyer: "approved", pack: "professional", daysAgo: 74 },
  { buyer: "empty", pack: "starter", daysAgo: 60 },
  { buyer: "rival2", pack: "professional", daysAgo: 45, dispute: { openedHoursAgo: 5, answerDueDays: 9 } },
  { buyer: "rival3", pack: "starter", daysAgo: 33 },
  { buyer: "approved", pack: "starter", daysAgo: 20 },
];
