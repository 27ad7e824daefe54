/** What we promise in mails, in words where a mail only ever says it in words. */
export const promises = {
  /** Customers hear from installers within this time of confirming. */
  answerHours: 24,
  applicationReview: "1 to 2 business days",
  /** For so long after buying, a lead can be reported. */
  reportDays: 14,
} as const;
