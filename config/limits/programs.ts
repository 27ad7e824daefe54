/** The JSON interface and webhooks. */
export const programsLimits = {
  /** For each key, each signed-in user and, without either, each network address. */
  apiCallsPerMinuteMax: 600,
  apiKeysMax: 20,
  /** How far ahead a key's last day may be, and is when the form is opened. */
  apiKeyYearsMax: 2,
  apiKeyYearsOffered: 1,
  /** Days before a key's last one on which its company's owners are mailed. */
  apiKeyWarningDays: [14, 1],
  /** Precision of "last used". */
  apiKeyUseNotedMinutes: 1,
  idempotencyKeyLengthMax: 255,
  /** How much further back than asked changed purchases are listed: longer than any transaction lasts. */
  purchasesLookBackMinutes: 15,
  webhookEndpointsMax: 5,
  webhookUrlLengthMax: 500,
  webhookTimeoutSeconds: 10,
  /** Calls in progress at once, across all processes. */
  webhookCallsPerEndpoint: 1,
  webhookCallsPerInstaller: 2,
  /** Tests and deliveries resent by hand. */
  webhookTestsPerEndpointMax: 5,
  webhookTestsPerEndpointMinutes: 10,
  webhookTestsPerInstallerMax: 20,
  webhookTestsPerInstallerMinutes: 60,
  /** An endpoint is switched off after nothing but failures for this long, and at least this many. */
  webhookSwitchedOffMinutes: 60,
  webhookSwitchedOffFailures: 5,
  webhookDeliveriesShown: 50,
  /** An endpoint that is down for longer is switched off; this many attempts span most of a day. */
  webhookAttemptsMax: 16,
} as const;
