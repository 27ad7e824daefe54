/** The register of energy certificates of England and Wales, which lets one network address call 6,000 times in 5 minutes. */
export const certificatesLimits = {
  /** Half of what it allows: our windows are fixed, so that two of them may fall into five of its minutes. */
  certificateCallsMax: 3000,
  certificateCallsMinutes: 5,
  registerTimeoutSeconds: 5,
  /** A whole postcode takes some 50 kB. */
  registerAnswerBytesMax: 2_000_000,
  registerAnswersKeptHours: 24,
  /** By one process. */
  registerAnswersKeptMax: 2000,
  /** As long as a certificate is valid. */
  certificateYearsMax: 10,
  /** For one network address, whether or not the register has to be asked. */
  addressLookupsMax: 30,
  addressLookupsMinutes: 10,
} as const;
