/** Every number of the business, in one place. Changing one here changes rules, texts and tests together. */
export const limits = {
  leadPriceCredits: 5,
  adminGrantCredits: 10,

  leadPlacesMax: 3,
  adminLeadPlacesDefault: 1,
  leadLifetimeDays: 60,
  leadsPageSize: 20,
  leadsCountMax: 1000,
  leadEventsKeptDays: 7,
  leadEventsReplayed: 5000,
  leadEventsHeartbeatSeconds: 25,
  /** Live lists that one company, and all together, may have open at once on one process. */
  leadStreamsPerInstaller: 6,
  leadStreamsMax: 5000,
  /** After so long whoever found no place may ask again. */
  leadStreamWaitSeconds: 10,
  purchasesPageSize: 50,
  historyPageSize: 50,

  /** For so long after buying, a lead can be reported. */
  refundRequestDays: 14,
  refundNoteLengthMax: 1000,
  purchaseNotesLengthMax: 2000,
  /** Installers are asked to contact a customer within this time of buying. */
  customerAnswerHours: 24,

  adminRecentLeads: 10,
  leadSearchLengthMax: 100,
  /** Requests of the same customer within so many days of each other are shown as possible duplicates. */
  leadDuplicateDays: 90,
  leadDuplicatesShown: 20,
  leadMailsShown: 50,
  importRowsMax: 1000,
  importBytesMax: 2 * 1024 * 1024,
  adminPageSize: 50,
  securityLogPageSize: 30,

  /** The documents' own; below `passwordGoodLength` a password is weak. */
  passwordMinLength: 6,
  passwordGoodLength: 8,
  passwordMaxLength: 128,
  /** Looking at a password takes a core and 128 MB. */
  passwordHashesAtOnce: 2,
  passwordHashesWaitingMax: 60,
  confirmationLinkHours: 24,
  /** For so long the browser in which an account was made confirms its address without a password. */
  signUpMarkDays: 7,
  resetLinkHours: 1,
  emailChangeLinkHours: 24,
  /** Of the links in alerts that change them without signing in. */
  alertLinkDays: 365,
  sessionDays: 14,
  /** However often it is used. */
  sessionDaysMax: 90,
  sessionRefreshHours: 24,
  /** With one e-mail from one address; with any from one address, which of IPv6 is a /64; and from a whole /48. */
  failedSignInsMax: 10,
  failedSignInsPerAddressMax: 200,
  failedSignInsPerSiteMax: 2000,
  failedSignInsWindowMinutes: 15,
  /** From so many on one account in an hour, from wherever, only devices that have signed in there before go on. */
  failedSignInsPerAccountMax: 50,
  knownDeviceDays: 365,
  /** Of how many accounts a browser is known. */
  knownDeviceAccounts: 5,
  wrongOwnPasswordsMax: 10,
  /** For so long after giving password and code, a session is not asked for them again. */
  stepUpMinutes: 10,
  twoFactorSignInMinutes: 10,
  twoFactorFailuresMax: 10,
  twoFactorCodeReuseMinutes: 2,
  recoveryCodes: 10,
  accountMailsPerHourMax: 5,
  accountMailsPerAddressPerHourMax: 20,
  /** Mails that somebody asks for without being signed in, for one e-mail from one address, from all, and for all e-mails. */
  askedMailsPerHourMax: 5,
  askedMailsPerEmailPerHourMax: 20,
  askedMailsPerAddressPerHourMax: 60,
  passwordResetsPerAddressPerHourMax: 20,
  signUpsPerAddressPerHourMax: 10,

  nameLengthMax: 100,
  emailLengthMax: 254,
  phoneLengthMax: 30,
  postcodeLengthMax: 10,
  messageLengthMax: 2000,
  companyLengthMax: 150,
  addressLengthMax: 200,
  listItemsMax: 20,
  listItemLengthMax: 80,
  reasonLengthMax: 500,
  adminGrantCreditsMax: 1000,
  /** Of what an administrator saw when checking a company. */
  evidenceLengthMax: 500,
  installerNoteLengthMax: 2000,
  /** How many of each list the page of one company shows. */
  installerFilePurchases: 20,
  installerFileRows: 50,
  /** How many of each queue stand on the first page of the admin area. */
  queueItemsShown: 3,
  /** How long a failed mail is told there; the operation page lists them all. */
  failedMailsToldDays: 14,

  coverageRadiusMilesMax: 600,
  documentBytesMax: 10 * 1024 * 1024,
  documentsMax: 30,
  documentNameLengthMax: 100,
  documentYearsAheadMax: 30,
  documentExpiryWarningDays: 30,
  exportPageSize: 500,

  quoteRequestsPerAddressPerHour: 5,
  quoteRequestsPerEmailPerDay: 3,
  /** More than for an e-mail: several people share the phone of a home or an office. */
  quoteRequestsPerPhonePerDay: 10,
  /** Confirmed ones for the same service, from different mailboxes. */
  openRequestsPerPhoneMax: 3,
  /** A private link ends so long after it was made; each mail brings a new one. */
  requestLinkDays: 180,
  /** Of the newest requests of an address, when their links are asked for. */
  requestLinksMailedMax: 5,
  linkMailsPerEmailPerDay: 3,
  linkMailsPerAddressPerHour: 10,
  /** How long after sending the form its page of thanks can be opened. */
  thanksMinutes: 60,
  /** Two presses closer together than this are one. */
  requestLinkPauseSeconds: 1,

  requestBodyBytesMax: 64 * 1024,

  /** For each key, each signed-in user, and each address without either. */
  apiCallsPerMinuteMax: 600,
  apiKeysMax: 20,
  /** How exactly the page knows when a key was last used. */
  apiKeyUseNotedMinutes: 1,
  idempotencyKeyLengthMax: 255,

  webhookEndpointsMax: 5,
  webhookUrlLengthMax: 500,
  webhookTimeoutSeconds: 10,
  /** Calls under way at the same time, in all processes together. */
  webhookCallsPerEndpoint: 1,
  webhookCallsPerInstaller: 2,
  /** Tests and deliveries sent again by hand. */
  webhookTestsPerEndpointMax: 5,
  webhookTestsPerEndpointMinutes: 10,
  webhookTestsPerInstallerMax: 20,
  webhookTestsPerInstallerMinutes: 60,
  /** Nothing but failures for so long, and at least so many: the endpoint is switched off. */
  webhookSwitchedOffMinutes: 60,
  webhookSwitchedOffFailures: 5,
  webhookDeliveriesShown: 50,

  /** What prices include where the operator is registered for VAT. */
  vatPercent: 20,
  /** How long the payment page of an order can be paid on. */
  checkoutMinutes: 60,
  /** For one try of two at most. */
  stripeTimeoutSeconds: 8,
  paymentCheckFirstMinutes: 2,
  paymentCheckEveryMinutes: 5,
  paymentCheckHours: 24,
  paymentCheckUnansweredHours: 7 * 24,
  paymentEventBytesMax: 512 * 1024,
  paymentEventToleranceSeconds: 5 * 60,
  mailReportToleranceSeconds: 5 * 60,
  paymentWaitSeconds: 3,

  balanceChartDays: 90,
  purchaseChartWeeks: 12,

  /** The figures of administrators: so many weeks at a time, and how far back demand is counted. */
  figuresWeeks: 12,
  coverageFiguresDays: 90,
  /** The list of all purchases looks at so many days at a time. */
  purchaseListDaysMax: 31,
  /** Beyond so many, a list of leads says that there are more. */
  leadCountMax: 100_000,

  /** London time. */
  dailyAlertsHour: 7,
  digestLeadsMax: 20,

  /** Before a proof that buying needs ends, its company is told so many days ahead, and again. London time. */
  proofWarningDays: [30, 7],
  expiryNoticesHour: 8,

  /** London time. */
  retentionHour: 3,
  /** How many rows of a kind one transaction removes. */
  retentionBatch: 1000,
  unconfirmedRequestsKeptDays: 7,
  customerDetailsKeptMonths: 24,
  finishedJobsKeptDays: 30,
  failedJobsKeptDays: 180,
  /** After they have ended. */
  accountLinksKeptDays: 7,
  /** No window in which attempts are counted is longer. */
  attemptsKeptHours: 24,
  scheduledRunsKeptDays: 90,
  webhookDeliveriesKeptDays: 90,
  securityEventsKeptMonths: 12,
  /** As HMRC asks companies to keep their accounts. */
  paymentRecordsKeptYears: 6,

  /** For one statement; and a transaction may wait as long for its next one. */
  databaseAnswerSecondsMax: 10,
  /** When to come again, where the database cannot be reached. */
  comeAgainSeconds: 10,

  /** How much the clocks of our machines may differ; what is further ahead was written by a clock that was wrong. */
  clocksApartSeconds: 60,

  /** How many jobs of each lane one process does at the same time. */
  jobsAtOnce: { mail: 10, webhooks: 16, rest: 4 },
  jobAttemptsMax: 26,
  /** A program that is away for longer is switched off; so many tries span most of a day. */
  webhookAttemptsMax: 16,
  /** What is not done by then is tried again later; a lease is longer, so that nobody else begins before. */
  jobDeadlineSeconds: 60,
  jobLeaseSeconds: 120,
  /** For the daily tasks, which go through everything there is. */
  longJobDeadlineSeconds: 600,
  longJobLeaseSeconds: 720,
  jobPollMilliseconds: 1000,
  jobRetryFirstSeconds: 5,
  jobRetryMaxSeconds: 6 * 60 * 60,
  messageIdLengthMax: 300,
  /** For one step of handing a mail over, and for all of them together. */
  smtpTimeoutSeconds: 20,
  smtpSendSeconds: 45,

  capturedMailsShown: 200,
  /** At once, and in all: about a hundred years. */
  demoClockHoursMax: 20_000,
  demoClockHoursAheadMax: 900_000,

  simulatedPricesSeconds: 30,
  supplierPricesSeconds: 30 * 60,
  supplierPricesKeptHours: 24,

  localInstallersShownMin: 3,
} as const;
