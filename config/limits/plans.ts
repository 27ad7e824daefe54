/** Energy plans. */
export const plansLimits = {
  /** An address with four roofs, the reader's own tariff and many changed figures fits. */
  planQueryLengthMax: 4000,
  /** For one network address, by programs and pages together; and the most a program may send. */
  planCallsPerMinute: 60,
  planCallBytesMax: 20 * 1024,
  /** How many plans, and how many of their pages, one process caches, and each plan for how long. */
  plansKeptMax: 500,
  plansKeptMinutes: 60,
} as const;
