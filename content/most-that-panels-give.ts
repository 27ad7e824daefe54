// What no home solar system exceeds, to tell when a formula's saving cannot be true. domain/calculator/doubts.test.ts
// checks both against content/data.

/**
 * A roof facing south at 35 degrees in southern England. Source: SAP 2012 Appendix U (BRE for DECC), at 85% of the
 * sunshine.
 */
export const BEST_YIELD_KWH_PER_KW = 1050;

/**
 * The price of a kWh for a home. Source: Ofgem, price cap for 1 October to 31 December 2026, average of Great Britain,
 * Direct Debit.
 */
export const PRICE_CAP_PENCE_PER_KWH = 26.32;
