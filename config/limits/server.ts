/** The database, jobs, mail server and clock, and the demonstration. */
export const serverLimits = {
  mailReportToleranceSeconds: 5 * 60,
  /** For one statement; a transaction may also wait this long for its next one. */
  databaseAnswerSecondsMax: 10,
  /** When to come back if the database cannot be reached. */
  comeAgainSeconds: 10,
  /** How far our machines' clocks may differ; anything further ahead was written by a wrong clock. */
  clocksApartSeconds: 60,
  /** How many jobs of each lane one process does at once. */
  jobsAtOnce: { mail: 10, webhooks: 16, rest: 4 },
  jobAttemptsMax: 26,
  /** Anything unfinished by then is tried again later; the lease is longer, so that nobody else starts before. */
  jobDeadlineSeconds: 60,
  jobLeaseSeconds: 120,
  /** For the daily tasks, which go through everything. */
  longJobDeadlineSeconds: 600,
  longJobLeaseSeconds: 720,
  jobPollMilliseconds: 1000,
  jobRetryFirstSeconds: 5,
  jobRetryMaxSeconds: 6 * 60 * 60,
  messageIdLengthMax: 300,
  /** For one step of handing over a mail, and for all of them together. */
  smtpTimeoutSeconds: 20,
  smtpSendSeconds: 45,
  capturedMailsShown: 200,
  /** For one move, and in total: about a hundred years. */
  demoClockHoursMax: 20_000,
  demoClockHoursAheadMax: 900_000,
  simulatedPricesSeconds: 30,
  supplierPricesSeconds: 30 * 60,
  supplierPricesKeptHours: 24,
} as const;
