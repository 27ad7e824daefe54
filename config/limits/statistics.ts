/** A company's statistics. `db/rules/statistics.sql` holds the same numbers, and a property test compares the two. */
export const statisticsLimits = {
  /** The last days that a figure is about; the longer ones where the shorter ones hold too few purchases. */
  statisticsDays: 90,
  statisticsLongDays: 365,
  /** From this many on there is a figure; below it, words. */
  statisticsMin: 10,
  /** A purchase counts towards each figure from this age on, and only what happened until then. */
  statisticsContactHours: 24,
  statisticsQuoteDays: 14,
  statisticsChosenDays: 60,
  /** When every company is counted again, because purchases grow older. */
  statisticsHour: 4,
  /** How far back the public figures go, and how many months have a file each. */
  publicFiguresMonths: 12,
  /** The time between two counts of the same company after something happened. */
  statisticsPauseMinutes: 10,
} as const;
