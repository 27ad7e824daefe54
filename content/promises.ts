/** What we promise in mails and on pages, where a number alone would not say it. */
export const promises = {
  applicationReview: "1 to 2 business days",
} as const;
