/** The database, jobs, mail server and clock, and the demonstration. */
export const serverLimits = {
  mailReportToleranceSeconds: 5 * 60,
  /** For one statement, and between two statements of a transaction. */
  databaseAnswerSecondsMax: 10,
  /** When to come back if the database cannot be reached. */
  comeAgainSeconds: 10,
  /** How far our machines' clocks may differ; anything further ahead was written by a wrong clock. */
  clocksApartSeconds: 60,
  /** How many jobs of each lane one process does at once. */
  jobsAtOnce: { mail: 10, webhooks: 16, rest: 4 },
  jobAttemptsMax: 26,
  /** A job unfinished by then is tried again; the lease is longer, so that nobody else starts it before. */
  jobDeadlineSeconds: 60,
  jobLeaseSeconds: 120,
  /** For the daily tasks, which go through everything. */
  longJobDeadlineSeconds: 600,
  longJobLeaseSeconds: 720,
  jobPollMilliseconds: 1000,
  jobRetryFirstSeconds: 5,
  jobRetryMaxSeconds: 6 * 60 * 60,
  messageIdLengthMax: 300,
  /** For one step of sending a mail, and for all of them. */
  smtpTimeoutSeconds: 20,
  smtpSendSeconds: 45,
  capturedMailsShown: 200,
  /** In one move, and in all: about a hundred years. */
  demoClockHoursMax: 20_000,
  demoClockHoursAheadMax: 900_000,
  simulatedPricesSeconds: 30,
  supplierPricesSeconds: 30 * 60,
  supplierPricesKeptHours: 24,
} as const;
