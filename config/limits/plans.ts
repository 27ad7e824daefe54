/** Energy plans. */
export const plansLimits = {
  /** Of an energy plan’s address, the longest with four roofs, an own tariff and many figures changed. */
  planQueryLengthMax: 4000,
  /** Plans worked out for one network address, by programs and for pages, and what a program may send. */
  planCallsPerMinute: 60,
  planCallBytesMax: 20 * 1024,
  /** As many plans, and as many of their pages, does one process remember, and each plan for so long. */
  plansKeptMax: 500,
  plansKeptMinutes: 60,
} as const;
