/** Passwords, sessions, sign-in, and the mails of an account. */
export const accountsLimits = {
  securityLogPageSize: 30,
  /** From the documents; below `passwordGoodLength` a password is weak. */
  passwordMinLength: 6,
  passwordGoodLength: 8,
  passwordMaxLength: 128,
  /** Checking a password takes a core and 128 MB. */
  passwordHashesAtOnce: 2,
  passwordHashesWaitingMax: 60,
  confirmationLinkHours: 24,
  /** How long the browser that opened an account can confirm its address without a password. */
  signUpMarkDays: 7,
  resetLinkHours: 1,
  emailChangeLinkHours: 24,
  /** Links in alerts that change them without signing in. */
  alertLinkDays: 365,
  sessionDays: 14,
  /** However often the session is used. */
  sessionDaysMax: 90,
  sessionRefreshHours: 24,
  /** With one e-mail from one address; with any from one address (a /64 in IPv6); and from a whole /48. */
  failedSignInsMax: 10,
  failedSignInsPerAddressMax: 200,
  failedSignInsPerSiteMax: 2000,
  failedSignInsWindowMinutes: 15,
  /**
   * After this many on one account in an hour, from anywhere, only devices that have signed in there before may go on.
   */
  failedSignInsPerAccountMax: 50,
  knownDeviceDays: 365,
  /** How many accounts a browser is remembered for. */
  knownDeviceAccounts: 5,
  wrongOwnPasswordsMax: 10,
  /** How long a session is not asked again after giving password and code. */
  stepUpMinutes: 10,
  twoFactorSignInMinutes: 10,
  twoFactorFailuresMax: 10,
  twoFactorCodeReuseMinutes: 2,
  recoveryCodes: 10,
  accountMailsPerHourMax: 5,
  accountMailsPerAddressPerHourMax: 20,
  /**
   * Mails requested without signing in: for one e-mail from one address, for one e-mail from anywhere, and from one
   * address.
   */
  askedMailsPerHourMax: 5,
  askedMailsPerEmailPerHourMax: 20,
  askedMailsPerAddressPerHourMax: 60,
  passwordResetsPerAddressPerHourMax: 20,
  signUpsPerAddressPerHourMax: 10,
} as const;
