/** Second looks at what we decide. */
export const appealsLimits = {
  /** How long after a decision somebody can ask for one, and until when it is decided. */
  appealDays: 14,
  appealDecideDays: 10,
  appealLengthMax: 1000,
  appealFilesMax: 3,
  appealsShown: 100,
  /** How long before we end an account for good its company hears of it. */
  endingNoticeDays: 30,
  /** How long a signal that somebody dismissed stays away. */
  signalDismissedDays: 90,
  signalWorkDays: 3,
} as const;
