/** The administrators’ lists, imports and figures. */
export const adminLimits = {
  adminGrantCredits: 10,
  /** How far back the project figures in /metrics look: waits and checks; events. */
  projectFigureDays: 7,
  projectEventHours: 24,
  /** How long owners of a company can stop what two administrators agreed to do about a sign-in. */
  recoveryWaitHours: 24,
  adminRecentLeads: 10,
  /** Hits of each kind in a search of everything. */
  searchShownMax: 5,
  timelinePageSize: 40,
  customerLeadsShown: 30,
  importRowsMax: 1000,
  importBytesMax: 2 * 1024 * 1024,
  adminPageSize: 50,
  adminGrantCreditsMax: 1000,
  installerNoteLengthMax: 2000,
  /** How many rows of each list a company's page shows. */
  installerFilePurchases: 20,
  installerFileRows: 50,
  /** How many entries of each queue appear on the first page of the admin area. */
  queueItemsShown: 3,
  /** How long that page mentions a failed mail; the operation page lists them all. */
  failedMailsToldDays: 14,
  /** The administrators' figures: how many weeks at a time, and how far back demand is counted. */
  figuresWeeks: 12,
  coverageFiguresDays: 90,
  /** How many days at a time the list of all purchases covers. */
  purchaseListDaysMax: 31,
  /** Above these, a list of leads or a filtered log says only that there are more. */
  leadCountMax: 100_000,
  recordCountMax: 1000,
} as const;
