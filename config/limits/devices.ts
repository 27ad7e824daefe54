/** Notices to browsers. */
export const devicesLimits = {
  /** Devices of one person that are sent notices. */
  devicesMax: 10,
  /** For an address given by a browser, as a push service made it. */
  deviceAddressLengthMax: 1000,
  /** A notice that a push service did not take by then is no news any more: about ten minutes after the first try. */
  deviceNoticeAttemptsMax: 8,
  /** How long a push service keeps a notice for a device that is switched off. */
  deviceNoticeKeptSeconds: 4 * 60 * 60,
  deviceTestsMax: 5,
  deviceTestsMinutes: 10,
} as const;
