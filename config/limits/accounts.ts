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
  /** An invitation to a company: how long its link works, and how many a company has open. */
  invitationLinkHours: 72,
  openInvitationsMax: 10,
  awayDaysMax: 365,
  /** How far back the list of what a company’s people did goes. */
  teamActivityMonths: 12,
  teamActivityPageSize: 50,
  /** How long the browser used to sign up can confirm the address without a password. */
  signUpMarkDays: 7,
  resetLinkHours: 1,
  emailChangeLinkHours: 24,
  /** Links in alerts that change them without signing in. */
  alertLinkDays: 365,
  sessionDays: 14,
  /** Even if it is used every day. */
  sessionDaysMax: 90,
  sessionRefreshHours: 24,
  /** For one email from one network address; for one address (a /64 in IPv6); for a whole /48. */
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
  /** How long a confirmed password and code count. */
  stepUpMinutes: 10,
  twoFactorSignInMinutes: 10,
  twoFactorFailuresMax: 10,
  twoFactorCodeReuseMinutes: 2,
  recoveryCodes: 10,
  accountMailsPerHourMax: 5,
  accountMailsPerAddressPerHourMax: 20,
  /**
   * Mails requested without signing in: for one email from one network address, for one email from anywhere, and from
   * one network address.
   */
  askedMailsPerHourMax: 5,
  askedMailsPerEmailPerHourMax: 20,
  askedMailsPerAddressPerHourMax: 60,
  passwordResetsPerAddressPerHourMax: 20,
  signUpsPerAddressPerHourMax: 10,
} as const;
