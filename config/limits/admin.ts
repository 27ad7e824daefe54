/** The administrators’ lists, imports and figures. */
export const adminLimits = {
  adminGrantCredits: 10,
  /** How far back the operator's figures of projects look: waits and checks, and what happened. */
  projectFigureDays: 7,
  projectEventHours: 24,
  adminRecentLeads: 10,
  /** Of each kind, where everything is searched at once. */
  searchShownMax: 5,
  leadMailsShown: 50,
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
  /** How long a failed mail is mentioned there; the operation page lists them all. */
  failedMailsToldDays: 14,
  /** The administrators' figures: how many weeks at a time, and how far back demand is counted. */
  figuresWeeks: 12,
  coverageFiguresDays: 90,
  /** How many days at a time the list of all purchases covers. */
  purchaseListDaysMax: 31,
  /** Above these, a list of leads and a filtered log only say that there are more. */
  leadCountMax: 100_000,
  recordCountMax: 1000,
} as const;
