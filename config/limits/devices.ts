/** Notices to browsers. */
export const devicesLimits = {
  /** Devices of one person that are sent notices. */
  devicesMax: 10,
  /** Push services choose the address. */
  deviceAddressLengthMax: 1000,
  /** About ten minutes; a notice refused for longer is no longer news. */
  deviceNoticeAttemptsMax: 8,
  /** How long a push service keeps a notice for a device that is switched off. */
  deviceNoticeKeptSeconds: 4 * 60 * 60,
  deviceTestsMax: 5,
  deviceTestsMinutes: 10,
} as const;
