/** Every number of the business, in one place. Changing one here changes rules, texts and tests together. */
export const limits = {
  leadPriceCredits: 5,
  adminGrantCredits: 10,

  leadPlacesMax: 3,
  adminLeadPlacesDefault: 1,
  leadLifetimeDays: 60,
  leadsPageSize: 20,
  purchasesPageSize: 50,
  historyPageSize: 50,
  adminRecentLeads: 10,
  adminPageSize: 50,

  passwordMinLength: 6,
  passwordMaxLength: 128,
  confirmationLinkHours: 24,
  sessionDays: 14,
  sessionRefreshHours: 24,
  failedSignInsMax: 10,
  failedSignInsWindowMinutes: 15,
  accountMailsPerHourMax: 5,
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

  quoteRequestsPerAddressPerHour: 5,
  quoteRequestsPerEmailPerDay: 3,
  requestLinkPauseMinutes: 2,

  requestBodyBytesMax: 64 * 1024,

  jobAttemptsMax: 26,
  jobLeaseSeconds: 120,
  jobBatchSize: 10,
  jobPollMilliseconds: 1000,
  jobRetryFirstSeconds: 5,
  jobRetryMaxSeconds: 6 * 60 * 60,
  smtpTimeoutSeconds: 20,

  capturedMailsShown: 200,

  simulatedPricesSeconds: 30,
  supplierPricesSeconds: 30 * 60,
  supplierPricesKeptHours: 24,

  localInstallersShownMin: 3,
} as const;
