/** A request for quotes, its private links and its brief. */
export const requestsLimits = {
  /** How far from a postcode a town can be that is said of it, as the crow flies. */
  placeMilesMax: 15,
  quoteRequestsPerAddressPerHour: 5,
  quoteRequestsPerEmailPerDay: 3,
  /** More than for an e-mail: several people share a home's or an office's phone. */
  quoteRequestsPerPhonePerDay: 10,
  /** Confirmed requests for the same service, from different mailboxes. */
  openRequestsPerPhoneMax: 3,
  /** The time to first contact is measured over these days, and shown once there are so many purchases. */
  contactMeasuredDays: 30,
  contactMeasuredMin: 10,
  /** How long a private link lasts after its last use; each mail brings a new one. */
  requestLinkDays: 180,
  /** Links that can only look, which the customer makes for the household. */
  householdLinkDays: 90,
  householdLinksMax: 3,
  householdLabelLengthMax: 40,
  /** How many of an address's newest requests get a link when links are asked for. */
  requestLinksMailedMax: 5,
  linkMailsPerEmailPerHour: 3,
  linkMailsPerAddressPerHour: 20,
  /** Each is told to every company that has the details. */
  contactCorrectionsPerDay: 5,
  /** Roofs that a brief can describe. */
  briefRoofsMax: 4,
  briefVersionsPerDay: 40,
  /** A company gets one mail about all changes of a brief within this time. */
  briefMailHours: 1,
  /** How long the thank-you page can be opened after sending the form. */
  thanksMinutes: 60,
  /** Two presses closer together than this count as one. */
  requestLinkPauseSeconds: 1,
} as const;
