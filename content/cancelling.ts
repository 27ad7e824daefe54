/** A home's right to cancel what it signed at home or at a distance. */
export const cancelling = {
  /** Regulation 30: days after signing, or after the last goods arrived. */
  days: 14,
  /** Regulation 31: months more if the company gave no notice of the right. */
  monthsWithoutNotice: 12,
  /** Regulation 34: days within which the company pays back, from the notice or from the return of goods sent back. */
  refundDays: 14,
  source: {
    publisher: "legislation.gov.uk",
    title: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013",
    date: "regulations 29 to 38, as amended, read 26 November 2026",
    url: "https://www.legislation.gov.uk/uksi/2013/3134/part/3",
  },
} as const;
