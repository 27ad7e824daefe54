/** What waits for administrators: the calendar days until each thing is overdue, and the marks beside it. */
export const workLimits = {
  vettingWorkDays: 3,
  /** Names on contracts that the page reads at once. */
  contractNamesShown: 200,
  depositWorkDays: 1,
  reportedWordsDays: 2,
  leadReportDays: 5,
  failedWorkDays: 1,
  paymentWorkDays: 3,
  secondPersonDays: 1,
  workPageSize: 50,
  /** How many can be marked together: a page of them. */
  workMarkedMax: 50,
  workNoteLengthMax: 500,
  workMarksKeptDays: 90,
} as const;
