/** Promises in mails and on pages that need more than a number. */
export const promises = {
  applicationReview: "1 to 2 business days",
} as const;
