/** A customer’s project: choosing, stopping, replacing, complaining, finishing and closing. */
export const projectsLimits = {
  /** An order to stop that a company has not confirmed: reminders, and when its buying is paused. */
  stopFirstReminderHours: 24,
  stopSecondReminderHours: 48,
  stopDueHours: 72,
  /** Erasure waits for the last confirmation, but no longer than this. */
  stopErasureDays: 30,
  keptByLawLengthMax: 500,
  openStopsShown: 100,
  lostWordsLengthMax: 300,
  choicesPerProjectPerDay: 5,
  /** Of a company that has not been in touch: when it is reminded, and when its customer is asked and may replace it. */
  contactReminderHours: 24,
  contactQuestionHours: 48,
  /** Who bought earlier has been reminded, or the server was away for weeks. */
  silenceCaughtUpDays: 14,
  replacementsMax: 2,
  /** How long a lead is at least for sale again, and at most after confirming. */
  replacementSaleDays: 14,
  replacementUntilDays: 120,
  /** Open streams of news: of one project, and of all in one process. */
  projectStreamsEach: 4,
  projectStreamsMax: 2000,
  /** How often a stream looks for news, and how many it tells at once. */
  projectNewsSeconds: 5,
  projectNewsMost: 50,
  complaintLengthMax: 2000,
  complaintsPerProjectMax: 10,
  /** A complaint about a company is answered within so many days. */
  complaintAnswerDays: 7,
  complaintsShown: 100,
  /** At /complaints, where anybody can write. */
  publicComplaintsPerAddressPerHour: 5,
  publicComplaintsPerEmailPerDay: 3,
  /** For so long the customer may change what they said of a finished work; then the company reads it. */
  outcomeChangeDays: 14,
  outcomeWordsLengthMax: 2000,
  /** When the customer is asked what a system made in a year, and how long that year may be. */
  yearReadingMonths: 12,
  readingDaysMin: 330,
  readingDaysMax: 400,
  readingKwhMax: 1_500_000,
  /** A company's figure is the median of so many systems at least. */
  outcomesShownFrom: 10,
  /** A purchase younger than this is refunded when its customer closes or stops, unless the customer turned to it. */
  earlyEndRefundHours: 24,
  /** Of an open project: when the customer is asked whether they are still looking, and when it closes. */
  stillLookingDays: 60,
  closesWithoutActDays: 90,
  /** How long after closing or choosing the other companies still see who the customer is. */
  contactKeptAfterEndDays: 14,
} as const;
