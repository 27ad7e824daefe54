/** What is removed when. The reasons are in the privacy policy. */
export const retentionLimits = {
  exportPageSize: 500,
  /** London time. */
  retentionHour: 3,
  /** How many rows of one kind a transaction removes. */
  retentionBatch: 1000,
  unconfirmedRequestsKeptDays: 7,
  customerDetailsKeptMonths: 24,
  finishedJobsKeptDays: 30,
  failedJobsKeptDays: 180,
  /** After they have ended. */
  accountLinksKeptDays: 7,
  /** The longest window in which attempts are counted. */
  attemptsKeptHours: 24,
  scheduledRunsKeptDays: 90,
  webhookDeliveriesKeptDays: 90,
  securityEventsKeptMonths: 12,
  /** As HMRC requires. */
  paymentRecordsKeptYears: 6,
} as const;
