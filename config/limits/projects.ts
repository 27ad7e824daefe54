/** A customer’s project: choosing, stopping, replacing, complaining, finishing and closing. */
export const projectsLimits = {
  /** When a company that has not confirmed a stop is reminded, and when its buying is paused. */
  stopFirstReminderHours: 24,
  stopSecondReminderHours: 48,
  stopDueHours: 72,
  /** Erasure waits for the last confirmation, but no longer than this. */
  stopErasureDays: 30,
  keptByLawLengthMax: 500,
  openStopsShown: 100,
  customerWordsLengthMax: 300,
  choicesPerProjectPerDay: 5,
  /** When a company that has not been in touch is reminded, and when its customer is asked and may replace it. */
  contactReminderHours: 24,
  contactQuestionHours: 48,
  /** Older purchases have been dealt with, unless the server was down for weeks. */
  silenceCaughtUpDays: 14,
  replacementsMax: 2,
  /** How long a replaced place is for sale at least, and until when after confirming at most. */
  replacementSaleDays: 14,
  replacementUntilDays: 120,
  /** Open event streams in one process: of one project, and in all. */
  projectStreamsEach: 4,
  projectStreamsMax: 2000,
  /** How often a stream looks for news, and how much it sends at once. */
  projectNewsSeconds: 5,
  projectNewsMost: 50,
  complaintLengthMax: 2000,
  complaintsPerProjectMax: 10,
  contractNamesPerDay: 20,
  /** Days within which a complaint about a company is answered. */
  complaintAnswerDays: 7,
  complaintsShown: 100,
  /** At /complaints, which is open to anyone. */
  publicComplaintsPerAddressPerHour: 5,
  publicComplaintsPerEmailPerDay: 3,
  /** A request for what we hold about somebody: within how many months it is answered, and how long its file's link works. */
  dataRequestMonths: 1,
  dataFileDays: 7,
  dataRequestsShown: 100,
  /** How long a customer may change their review of finished work; after that the company can read it. */
  outcomeChangeDays: 30,
  outcomeWordsLengthMax: 2000,
  /** A review without finished work: how long after the choice it opens; and for how long any review stays open. */
  reviewOpensDays: 60,
  reviewOpenMonths: 12,
  reviewWordsLengthMin: 20,
  /** When the customer is invited after it opens, and reminded once. */
  reviewInviteDays: 3,
  reviewReminderDays: 14,
  /** From this many reviews of a company in a day on they wait for a person, and how long they do so at most. */
  reviewsHeldFromPerDay: 4,
  reviewHeldHours: 72,
  /** Which reviews count, and from how many on a mean is shown. */
  reviewsCountedMonths: 36,
  ratingMin: 5,
  /** How long a visit of a company's people from a network address tells against a review from there. */
  reviewAddressDays: 90,
  reviewsPageSize: 10,
  /** A company's one reply, and for how long it can be changed. */
  replyLengthMax: 1500,
  replyChangeDays: 14,
  /** Until when after publication a company can dispute a review, in how many words, and when that is decided. */
  disputeDays: 60,
  disputeLengthMin: 20,
  disputeLengthMax: 1000,
  disputeDecidedDays: 10,
  /** What anyone writes about a review, and when a person has dealt with it. */
  reviewReportLengthMax: 2000,
  reviewReportsPerAddressPerHour: 5,
  reviewReportsPerReviewPerDay: 20,
  reviewReportDays: 7,
  /** A notice that a review is unlawful: until when its author can answer, and when a person decides after that. */
  noticeAnswerDays: 5,
  noticeDecidedHours: 48,
  reviewAnswerLengthMax: 2000,
  /** Reviews that a person reads: the first of each company, and so many of each week, within so many days. */
  firstReviewsRead: 3,
  reviewsReadPerWeek: 10,
  reviewReadDays: 7,
  reviewsShown: 100,
  /** For how long a company's removed reviews are counted, and those that were not genuine named. */
  removalsShownMonths: 12,
  sanctionMonths: 6,
  /** When the customer is asked what the system generated in a year, and how long that year may be. */
  yearReadingMonths: 12,
  readingDaysMin: 330,
  readingDaysMax: 400,
  readingKwhMax: 1_500_000,
  /** A purchase younger than this is refunded when the customer closes or stops, unless they contacted the company. */
  earlyEndRefundHours: 24,
  /** When the customer of an open project is asked whether they are still looking, and when it closes. */
  stillLookingDays: 60,
  closesWithoutActDays: 90,
  /** What one side may give for a purchase's list in a day. */
  handoverEntriesPerDay: 60,
  handoverNumberLengthMax: 60,
  /** The hour of the mail about overdue rows, how often it comes at most, and for how long after choosing. */
  handoverMailHour: 9,
  handoverMailDays: 7,
  handoverWatchedDays: 540,
  /** Days after paying without a certificate: both sides are asked, then the desk looks into it. */
  depositAskDays: 7,
  depositDeskDays: 14,
  /** How many payments a customer can tell of a company. */
  depositPaymentsMax: 20,
  /** How long the other companies see who the customer is after they choose or close. */
  contactKeptAfterEndDays: 14,
} as const;
