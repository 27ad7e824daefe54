import type { QuoteCheckId } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { FindCheck, KnownFacts, QuoteCheck } from "#domain/quotes/checks/check.ts";
import { certificate, otherWork, party, proofEnds, tradingNameInWords } from "#domain/quotes/checks/company.ts";
import {
  heatLoss,
  larger,
  network,
  ownUse,
  place,
  scop,
  size,
  smaller,
  usable,
  yieldOff,
} from "#domain/quotes/checks/equipment.ts";
import { type FactsGiven, factsGiven } from "#domain/quotes/checks/facts-given.ts";
import { hasPublishedPrice, price } from "#domain/quotes/checks/price.ts";
import { tariff, vat } from "#domain/quotes/checks/rates.ts";
import { cancel, cover, deposit, earlyMoney, hurry, rough, unprotected } from "#domain/quotes/checks/terms.ts";

/** In the order in which they are shown. */
const finders: Readonly<Record<QuoteCheckId, FindCheck>> = {
  proof_ends: proofEnds,
  other_work: otherWork,
  rough,
  deposit,
  early_money: earlyMoney,
  unprotected,
  hurry,
  cancel,
  certificate,
  party,
  cover,
  yield: yieldOff,
  own_use: ownUse,
  price,
  usable,
  place,
  size,
  larger,
  smaller,
  heat_loss: heatLoss,
  scop,
  network,
  tariff,
  vat,
};

/** What a customer reads beside a quote. */
export interface QuoteChecks {
  readonly facts: FactsGiven;
  readonly checks: readonly QuoteCheck[];
  /** False if no published price is known for this work, or it is too old to compare with. */
  readonly priceCompared: boolean;
  /** That the party is a trading name of the company we checked, and of which. */
  readonly tradingName?: string;
}

/** Checks a quote whose figures agree. Pure: the same quote and facts give the same checks. */
export function checksOf(quote: Quote, known: KnownFacts): QuoteChecks {
  const checks = Object.values(finders).flatMap((find) => find(quote, known) ?? []);
  const tradingName = tradingNameInWords(quote, known.names);
  const made = { facts: factsGiven(quote), checks, priceCompared: hasPublishedPrice(quote, known) };
  return tradingName === undefined ? made : { ...made, tradingName };
}
