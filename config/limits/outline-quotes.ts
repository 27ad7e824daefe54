/** Outline quotes, where the customer picks. The database knows the first four, too. */
export const outlineQuotesLimits = {
  /** For one request: unanswered at once; ever. */
  outlinesWaitingMax: 6,
  outlinesEverMax: 12,
  /** From one company for one request; the second only after the first has lapsed. */
  outlinesPerCompanyMax: 2,
  /** How far the upper figure may be above the lower. */
  outlineRangePercentMax: 150,
  outlinePenceMax: 500_000_000,
  outlineSizeMax: 100_000,
  outlineEquipmentLengthMax: 200,
  outlineTextLengthMax: 1000,
  /** How long an outline can be answered, and on which days its customer is reminded. */
  outlineDays: 7,
  outlineReminderDays: [2, 5],
  outlineMessagesPerSideMax: 10,
  /** By one company for one request, refused ones included. */
  outlineTriesPerDay: 30,
  outlineMessageLengthMax: 1000,
  /** A company that has this many removed within this many days is barred for as long. */
  outlineRemovalsMax: 3,
  outlineBarredDays: 90,
  outlinesShown: 100,
} as const;
