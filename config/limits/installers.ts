/** A company’s profile, area, documents, checks and holidays. */
export const installersLimits = {
  historyPageSize: 50,
  /** For what an administrator saw when checking a company. */
  evidenceLengthMax: 500,
  /** For a name or number copied from a paper. */
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
  /** How many holidays a company may have planned, and how many days ahead. */
  holidaysMax: 20,
  holidayDaysAheadMax: 400,
  localInstallersShownMin: 3,
} as const;
