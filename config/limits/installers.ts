/** A company’s profile, area, documents, checks and holidays. */
export const installersLimits = {
  historyPageSize: 50,
  /** What an administrator notes about a check. */
  evidenceLengthMax: 500,
  /** A name or number copied from a document. */
  paperFieldLengthMax: 150,
  coverPoundsMax: 500_000_000,
  mcsNumberLengthMin: 4,
  mcsNumberLengthMax: 40,
  coverageRadiusMilesMax: 600,
  excludedOutcodesMax: 300,
  minimumBudgetPoundsMax: 1_000_000,
  documentBytesMax: 10 * 1024 * 1024,
  documentsMax: 30,
  documentNameLengthMax: 100,
  documentYearsAheadMax: 30,
  documentExpiryWarningDays: 30,
  balanceChartDays: 90,
  purchaseChartWeeks: 12,
  /** Days before a required document expires on which its company is warned. */
  proofWarningDays: [30, 7],
  /**
   * How many days after approval a company may buy while checks are outstanding; with 0 it buys nothing before all have
   * passed. It is warned on the days below.
   */
  vettingGraceDays: 30,
  graceWarningDays: [30, 7, 1],
  /** A grace period that ended longer ago is not mentioned. */
  graceToldLateDays: 7,
  /** How far an administrator may extend it at once. */
  vettingExceptionDaysMax: 180,
  expiryNoticesHour: 8,
  /** Planned holidays of a company, and how many days ahead. */
  holidaysMax: 20,
  holidayDaysAheadMax: 400,
  localInstallersShownMin: 3,
  /** Companies on a page of the directory. */
  directoryPageSize: 20,
  /** Published reviews without which search engines are not shown a company's page. */
  profileReviewsMin: 3,
  /** When customers are told of changed checks, and for how long after their work is finished. */
  passportNoticesHour: 9,
  passportNoticesDays: 30,
  /** How old what Companies House said may be, and the hour at which it is asked again. */
  registerDays: 30,
  registerHour: 4,
  /** Companies House allows 600. */
  registerCallsMax: 500,
  registerCallsMinutes: 5,
  companiesHouseTimeoutSeconds: 5,
} as const;
