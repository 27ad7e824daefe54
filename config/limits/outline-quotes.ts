/** Outline quotes, where the customer picks. The database knows the first four, too. */
export const outlineQuotesLimits = {
  /** Of one request, unanswered at once and ever. */
  outlinesWaitingMax: 6,
  outlinesEverMax: 12,
  /** Of one company for one request: the second only after the first has lapsed. */
  outlinesPerCompanyMax: 2,
  /** How far the upper figure may lie above the lower. */
  outlineRangePercentMax: 150,
  outlinePenceMax: 500_000_000,
  outlineSizeMax: 100_000,
  outlineEquipmentLengthMax: 200,
  outlineTextLengthMax: 1000,
  /** How long one waits, and when its customer is reminded. */
  outlineDays: 7,
  outlineReminderDays: [2, 5],
  outlineMessagesPerSideMax: 10,
  /** Of a company about one outline, those that are refused included. */
  outlineTriesPerDay: 30,
  outlineMessageLengthMax: 1000,
  /** A company of which so many were removed within so many days sends none for as long. */
  outlineRemovalsMax: 3,
  outlineBarredDays: 90,
  outlinesShown: 100,
} as const;
