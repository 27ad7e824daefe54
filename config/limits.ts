import { customerLimits } from "#config/customer-limits.ts";
import { outlineLimits } from "#config/outline-limits.ts";
import { planLimits } from "#config/plan-limits.ts";
import { quoteLimits } from "#config/quote-limits.ts";

/** Every number of the business, in one place. Changing one here changes rules, texts and tests together. */
export const limits = {
  leadPriceCredits: 5,
  adminGrantCredits: 10,

  leadPlacesMax: 3,
  adminLeadPlacesDefault: 1,
  leadLifetimeDays: 60,
  leadsPageSize: 20,
  leadsCountMax: 1000,
  /** Mails about customers that waited for a daily one. */
  heldMailsKeptDays: 30,
  /** How far back the operator's figures of projects look: waits and checks, and what happened. */
  projectFigureDays: 7,
  projectEventHours: 24,
  leadEventsKeptDays: 7,
  leadEventsReplayed: 5000,
  leadEventsHeartbeatSeconds: 25,
  /** Live lists open at once, for one company and altogether, in one process. */
  leadStreamsPerInstaller: 6,
  leadStreamsMax: 5000,
  /** How soon somebody who found no place may ask again. */
  leadStreamWaitSeconds: 10,
  purchasesPageSize: 50,
  historyPageSize: 50,

  /** How long after buying a lead can be reported. */
  refundRequestDays: 14,
  refundNoteLengthMax: 1000,
  /** A paused lead whose customer has not checked the contact details within this time is withdrawn. */
  contactAnswerDays: 7,
  purchaseNotesLengthMax: 2000,
  /** Installers are asked to contact a customer within this time of buying. */
  customerAnswerHours: 24,

  adminRecentLeads: 10,
  leadSearchLengthMax: 100,
  /** Of each kind, where everything is searched at once. */
  searchShownMax: 5,
  /** A company is not sold the same customer and service again within this time of buying; refunded purchases aside. */
  secondSaleDays: 90,
  /** Requests from the same customer this many days apart or fewer are shown as possible duplicates. */
  leadDuplicateDays: 90,
  leadDuplicatesShown: 20,
  leadMailsShown: 50,
  importRowsMax: 1000,
  importBytesMax: 2 * 1024 * 1024,
  adminPageSize: 50,
  securityLogPageSize: 30,

  /** From the documents; below `passwordGoodLength` a password is weak. */
  passwordMinLength: 6,
  passwordGoodLength: 8,
  passwordMaxLength: 128,
  /** Checking a password takes a core and 128 MB. */
  passwordHashesAtOnce: 2,
  passwordHashesWaitingMax: 60,
  confirmationLinkHours: 24,
  /** How long the browser that opened an account can confirm its address without a password. */
  signUpMarkDays: 7,
  resetLinkHours: 1,
  emailChangeLinkHours: 24,
  /** Links in alerts that change them without signing in. */
  alertLinkDays: 365,
  sessionDays: 14,
  /** However often the session is used. */
  sessionDaysMax: 90,
  sessionRefreshHours: 24,
  /** With one e-mail from one address; with any from one address (a /64 in IPv6); and from a whole /48. */
  failedSignInsMax: 10,
  failedSignInsPerAddressMax: 200,
  failedSignInsPerSiteMax: 2000,
  failedSignInsWindowMinutes: 15,
  /**
   * After this many on one account in an hour, from anywhere, only devices that have signed in there before may go on.
   */
  failedSignInsPerAccountMax: 50,
  knownDeviceDays: 365,
  /** How many accounts a browser is remembered for. */
  knownDeviceAccounts: 5,
  wrongOwnPasswordsMax: 10,
  /** How long a session is not asked again after giving password and code. */
  stepUpMinutes: 10,
  twoFactorSignInMinutes: 10,
  twoFactorFailuresMax: 10,
  twoFactorCodeReuseMinutes: 2,
  recoveryCodes: 10,
  accountMailsPerHourMax: 5,
  accountMailsPerAddressPerHourMax: 20,
  /**
   * Mails requested without signing in: for one e-mail from one address, for one e-mail from anywhere, and from one
   * address.
   */
  askedMailsPerHourMax: 5,
  askedMailsPerEmailPerHourMax: 20,
  askedMailsPerAddressPerHourMax: 60,
  passwordResetsPerAddressPerHourMax: 20,
  signUpsPerAddressPerHourMax: 10,

  nameLengthMax: 100,
  emailLengthMax: 254,
  phoneLengthMax: 30,
  companyLengthMax: 150,
  addressLengthMax: 200,
  listItemsMax: 20,
  listItemLengthMax: 80,
  reasonLengthMax: 500,
  adminGrantCreditsMax: 1000,
  /** For what an administrator saw when checking a company. */
  evidenceLengthMax: 500,
  /** For a name or number copied from a paper. */
  paperFieldLengthMax: 150,
  coverPoundsMax: 500_000_000,
  mcsNumberLengthMin: 4,
  mcsNumberLengthMax: 40,
  installerNoteLengthMax: 2000,
  /** How many rows of each list a company's page shows. */
  installerFilePurchases: 20,
  installerFileRows: 50,
  /** How many entries of each queue appear on the first page of the admin area. */
  queueItemsShown: 3,
  /** How long a failed mail is mentioned there; the operation page lists them all. */
  failedMailsToldDays: 14,

  coverageRadiusMilesMax: 600,
  excludedOutcodesMax: 300,
  minimumBudgetPoundsMax: 1_000_000,
  documentBytesMax: 10 * 1024 * 1024,
  documentsMax: 30,
  documentNameLengthMax: 100,
  documentYearsAheadMax: 30,
  documentExpiryWarningDays: 30,
  exportPageSize: 500,

  ...customerLimits,
  ...quoteLimits,
  ...outlineLimits,
  ...planLimits,

  requestBodyBytesMax: 64 * 1024,

  /** For each key, each signed-in user, and each address with neither. */
  apiCallsPerMinuteMax: 600,
  apiKeysMax: 20,
  /** How precisely the page knows when a key was last used. */
  apiKeyUseNotedMinutes: 1,
  idempotencyKeyLengthMax: 255,

  webhookEndpointsMax: 5,
  webhookUrlLengthMax: 500,
  webhookTimeoutSeconds: 10,
  /** Calls in progress at once, across all processes. */
  webhookCallsPerEndpoint: 1,
  webhookCallsPerInstaller: 2,
  /** Tests, and deliveries sent again by hand. */
  webhookTestsPerEndpointMax: 5,
  webhookTestsPerEndpointMinutes: 10,
  webhookTestsPerInstallerMax: 20,
  webhookTestsPerInstallerMinutes: 60,
  /** After nothing but failures for this long, and at least this many, the endpoint is switched off. */
  webhookSwitchedOffMinutes: 60,
  webhookSwitchedOffFailures: 5,
  webhookDeliveriesShown: 50,

  /** Filters of the leads for sale that one person keeps under a name. */
  savedViewsMax: 10,
  savedViewNameLengthMax: 40,

  /** Devices of one person that are sent notices. */
  devicesMax: 10,
  /** For an address given by a browser, as a push service made it. */
  deviceAddressLengthMax: 1000,
  /** A notice that a push service did not take by then is no news any more: about ten minutes after the first try. */
  deviceNoticeAttemptsMax: 8,
  /** How long a push service keeps a notice for a device that is switched off. */
  deviceNoticeKeptSeconds: 4 * 60 * 60,
  deviceTestsMax: 5,
  deviceTestsMinutes: 10,

  /** Included in prices if the operator is registered for VAT. */
  vatPercent: 20,
  /** How long an order can be paid. */
  checkoutMinutes: 60,
  /** For each of at most two attempts. */
  stripeTimeoutSeconds: 8,
  paymentCheckFirstMinutes: 2,
  paymentCheckEveryMinutes: 5,
  paymentCheckHours: 24,
  paymentCheckUnansweredHours: 7 * 24,
  paymentEventBytesMax: 512 * 1024,
  paymentEventToleranceSeconds: 5 * 60,
  mailReportToleranceSeconds: 5 * 60,
  paymentWaitSeconds: 3,

  /** What one company gets back on cards in so many days before a second administrator must approve it. */
  refundApprovalAbovePence: 50_000,
  refundApprovalDays: 30,
  /** How often a refund that is on its way is asked about. */
  refundCheckEveryHours: 6,
  /** Of sign-ins, in what a bank is sent about a dispute. */
  evidenceSignInsMax: 100,

  balanceChartDays: 90,
  purchaseChartWeeks: 12,

  /** The administrators' figures: how many weeks at a time, and how far back demand is counted. */
  figuresWeeks: 12,
  coverageFiguresDays: 90,
  /** How many days at a time the list of all purchases covers. */
  purchaseListDaysMax: 31,
  /** Above these, a list of leads and a filtered log only say that there are more. */
  leadCountMax: 100_000,
  recordCountMax: 1000,

  /** London time. */
  dailyAlertsHour: 7,
  digestLeadsMax: 20,

  /** How many days before a required proof ends its company is warned, once each. The hour is London time. */
  proofWarningDays: [30, 7],
  /**
   * How many days after its approval a company may buy while checks are still open. 0: nothing is bought before all
   * have passed. It is told so many days before the end.
   */
  vettingGraceDays: 30,
  graceWarningDays: [30, 7, 1],
  /** Nobody is told of a grace that ended longer ago. */
  graceToldLateDays: 7,
  /** How long an administrator may extend it at once. */
  vettingExceptionDaysMax: 180,
  expiryNoticesHour: 8,

  /** The highest limit that a company sets on its own buying; without one nothing limits it. */
  purchaseCapMax: 100_000,

  /** How many holidays a company may have planned, and how many days ahead. */
  holidaysMax: 20,
  holidayDaysAheadMax: 400,

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
  /** No window for counting attempts is longer. */
  attemptsKeptHours: 24,
  scheduledRunsKeptDays: 90,
  webhookDeliveriesKeptDays: 90,
  securityEventsKeptMonths: 12,
  /** As HMRC asks companies to keep their accounts. */
  paymentRecordsKeptYears: 6,

  /** For one statement; a transaction may also wait this long for its next one. */
  databaseAnswerSecondsMax: 10,
  /** When to come back if the database cannot be reached. */
  comeAgainSeconds: 10,

  /** How far our machines' clocks may differ; anything further ahead was written by a wrong clock. */
  clocksApartSeconds: 60,

  /** How many jobs of each lane one process does at once. */
  jobsAtOnce: { mail: 10, webhooks: 16, rest: 4 },
  jobAttemptsMax: 26,
  /** An endpoint that is down for longer is switched off; this many attempts span most of a day. */
  webhookAttemptsMax: 16,
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

  localInstallersShownMin: 3,
} as const;
