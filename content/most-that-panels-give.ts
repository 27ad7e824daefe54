import { figures } from "#content/figures/shared-figures.ts";

// What no home solar system exceeds, to catch a formula whose saving can't be true.
// domain/calculators/engine/doubts.test.ts checks both against content/data.

/**
 * A roof facing south at 35 degrees in southern England. Source: SAP 2012 Appendix U (BRE for DECC), at 85% of the
 * sunshine.
 */
export const BEST_YIELD_KWH_PER_KW = 1050;

/** The price of a kWh for a home. Source: Ofgem, price cap of the quarter that pages name. */
export const PRICE_CAP_PENCE_PER_KWH = figures.electricityPence;
