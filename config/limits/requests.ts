/** A request for quotes, its private links and its brief. */
export const requestsLimits = {
  /** How far a town may be from its postcode, as the crow flies. */
  placeMilesMax: 15,
  quoteRequestsPerAddressPerHour: 5,
  quoteRequestsPerEmailPerDay: 3,
  /** More than for an email: people share a home's or an office's phone. */
  quoteRequestsPerPhonePerDay: 10,
  /** Confirmed requests for the same service, from different mailboxes. */
  openRequestsPerPhoneMax: 3,
  /** Works in one form: at three companies each, more calls than this is more than a household wants to take. */
  worksPerRequestMax: 4,
  /** How long a private link lasts after its last use; each mail brings a new one. */
  requestLinkDays: 180,
  /** Devices that remember a project. */
  deviceLinksMax: 5,
  /** Read-only links that a customer makes for their household. */
  householdLinkDays: 90,
  householdLinksMax: 3,
  householdLabelLengthMax: 40,
  /** Notes that one such link may leave. */
  householdNotesMax: 20,
  householdNoteLengthMax: 500,
  /** How many of the newest requests get a link when someone asks for their links. */
  requestLinksMailedMax: 5,
  linkMailsPerEmailPerHour: 3,
  linkMailsPerAddressPerHour: 20,
  /** Every company that has the details is told of each. */
  contactCorrectionsPerDay: 5,
  /** Roofs that a brief can describe. */
  briefRoofsMax: 4,
  briefVersionsPerDay: 40,
  photosMax: 8,
  /** A picture takes four bytes a pixel in the browser of whoever opens it. */
  photoPixelsMax: 120_000_000,
  /** A company gets one mail about all changes of a brief within this time. */
  briefMailHours: 1,
  /** How long the thank-you page can be opened after sending the form. */
  thanksMinutes: 60,
  /** Two clicks closer together than this count as one. */
  requestLinkPauseSeconds: 1,
} as const;
