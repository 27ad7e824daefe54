/** Lowest, middle and highest of ten: P10, P50, P90 of the draws. */
export type Band = readonly [number, number, number];

/** By the band of npv: lowest not negative, highest not negative, all negative. none: no measures. */
export type PlanVerdict = "likely" | "either" | "unlikely" | "none";
