/** Lowest, middle and highest of ten, five and one in ten draws: P10, P50, P90. */
export type Band = readonly [number, number, number];

/** By the band of npv: lowest not negative, highest not negative, all negative. none: no measures. */
export type PlanVerdict = "likely" | "either" | "unlikely" | "none";
