/** Second looks at what we decide. */
export const appealsLimits = {
  /** How long after a decision somebody can ask for one, and until when it is decided. */
  appealDays: 14,
  appealDecideDays: 10,
  appealLengthMax: 1000,
  appealFilesMax: 3,
  appealsShown: 100,
  /** A confirmed request that meets so many rules waits for a person, and is released after so many days. */
  holdRulesMin: 2,
  requestHeldDays: 2,
  requestHoldWordsLengthMax: 1000,
  requestHoldsShown: 100,
  /** The rules: a phone number under so many other names, so many requests in a day, and how soon one is too soon. */
  holdOtherNamesMin: 2,
  holdOtherNamesDays: 90,
  holdRequestsPerDayMin: 4,
  holdSentWithinSeconds: 3,
  /** How long the hash of a network address is kept. */
  senderHashKeptDays: 90,
  /** How long what alone holds nobody is kept. */
  requestSignalsKeptDays: 90,
  /** How long before we end an account for good its company hears of it. */
  endingNoticeDays: 30,
  /** How long a signal that somebody dismissed stays away. */
  signalDismissedDays: 90,
  signalWorkDays: 3,
} as const;
