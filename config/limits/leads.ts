/** A lead: its price, its places, how long it is for sale, what a company does with it, and reporting it. */
export const leadsLimits = {
  leadPriceCredits: 5,
  leadPlacesMax: 3,
  adminLeadPlacesDefault: 1,
  leadLifetimeDays: 60,
  leadsPageSize: 20,
  leadsCountMax: 1000,
  /** News of customers held back for the daily mail. */
  heldMailsKeptDays: 30,
  leadEventsKeptDays: 7,
  leadEventsReplayed: 5000,
  leadEventsHeartbeatSeconds: 25,
  /** Live lists open at once in one process: of one company, and in all. */
  leadStreamsPerInstaller: 6,
  leadStreamsMax: 5000,
  /** When to try again after a refusal. */
  leadStreamWaitSeconds: 10,
  purchasesPageSize: 50,
  purchasesAssignedAtOnce: 100,
  /** Cards in each column of the board of bought leads; the list has all. */
  boardCardsPerStage: 20,
  boardLostDays: 90,
  /** Customers in each section of Today; its heading has the number of all. */
  todayRowsPerSection: 10,
  todayLeadsShown: 4,
  /** How long after buying a lead can be reported. */
  refundRequestDays: 14,
  refundNoteLengthMax: 1000,
  reportsPerDay: 20,
  /** A report that nobody has decided by then is accepted, except of a company that is watched. */
  reportAcceptedDays: 5,
  /** A duplicate is refunded if the same customer was bought for the same work within so many days before. */
  duplicateRefundDays: 90,
  /** A customer who has not answered our question by then counts as silent. */
  reportQuestionHours: 72,
  /** A company is watched if, of so many purchases in these days, more than the share were refunded on its reports. */
  watchedDays: 90,
  watchedPurchasesMin: 10,
  watchedSharePercent: 20,
  /** Within so many days a person decides a report of such a company. */
  watchedReportDays: 10,
  /** A paused lead whose customer has not checked the contact details within this time is withdrawn. */
  contactAnswerDays: 7,
  purchaseNotesLengthMax: 2000,
  /** What a company may type as the worth of a job. */
  jobValuePenceMin: 100,
  jobValuePenceMax: 500_000_000,
  nextActLengthMax: 120,
  nextActDaysMax: 365,
  /** The hour at which calling again is first offered, on the next Monday to Friday. */
  callAgainHour: 9,
  nextActsToldAtOnce: 100,
  /** How often we look for next acts that are due. */
  nextActsWatchSeconds: 10,
  /** Installers are asked to contact a customer within this time of buying. */
  customerAnswerHours: 24,
  leadSearchLengthMax: 100,
  /** A company is not sold the same customer and service again within this time of buying; refunded purchases aside. */
  secondSaleDays: 90,
  /** Requests from one customer at most this far apart are shown as possible duplicates. */
  leadDuplicateDays: 90,
  leadDuplicatesShown: 20,
  /** Saved searches of the leads for sale. */
  savedViewsMax: 10,
  savedViewNameLengthMax: 40,
  /** London time. */
  dailyAlertsHour: 7,
  digestLeadsMax: 20,
  /** The highest spending limit that a company can set for itself. */
  purchaseCapMax: 100_000,
} as const;
