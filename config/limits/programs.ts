/** The JSON interface and webhooks. */
export const programsLimits = {
  /** For each key, each signed-in user, and each address with neither. */
  apiCallsPerMinuteMax: 600,
  apiKeysMax: 20,
  /** How precisely the page knows when a key was last used. */
  apiKeyUseNotedMinutes: 1,
  idempotencyKeyLengthMax: 255,
  webhookEndpointsMax: 5,
  webhookUrlLengthMax: 500,
  webhookTimeoutSeconds: 10,
  /** Calls in progress at once, across all processes. */
  webhookCallsPerEndpoint: 1,
  webhookCallsPerInstaller: 2,
  /** Tests, and deliveries sent again by hand. */
  webhookTestsPerEndpointMax: 5,
  webhookTestsPerEndpointMinutes: 10,
  webhookTestsPerInstallerMax: 20,
  webhookTestsPerInstallerMinutes: 60,
  /** After nothing but failures for this long, and at least this many, the endpoint is switched off. */
  webhookSwitchedOffMinutes: 60,
  webhookSwitchedOffFailures: 5,
  webhookDeliveriesShown: 50,
  /** An endpoint that is down for longer is switched off; this many attempts span most of a day. */
  webhookAttemptsMax: 16,
} as const;
