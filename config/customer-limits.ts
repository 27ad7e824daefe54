/** The numbers of a customer’s requests and project; read as part of `limits`. */
export const customerLimits = {
  /** How far from a postcode a town can be that is said of it, as the crow flies. */
  placeMilesMax: 15,
  postcodeLengthMax: 10,
  messageLengthMax: 2000,
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
  /** Files that go with one message or one quote, and all of a project together. */
  messageFilesMax: 5,
  quoteFilesMax: 3,
  projectFileBytesMax: 200 * 1024 * 1024,
  /** A company gets one mail about all changes of a brief within this time. */
  briefMailHours: 1,
  /** How long the thank-you page can be opened after sending the form. */
  thanksMinutes: 60,
  /** An order to stop that a company has not confirmed: reminders, and when its buying is paused. */
  stopFirstReminderHours: 24,
  stopSecondReminderHours: 48,
  stopDueHours: 72,
  /** Erasure waits for the last confirmation, but no longer than this. */
  stopErasureDays: 30,
  keptByLawLengthMax: 500,
  openStopsShown: 100,
  lostWordsLengthMax: 300,
  comparedQuotesMax: 4,
  offeredTimesMax: 3,
  /** Each offer of times, and each choice, is mailed to the other side. */
  offersPerPurchasePerDay: 10,
  choicesPerProjectPerDay: 5,
  appointmentMinutesMin: 15,
  appointmentMinutesMax: 480,
  /** Times that begin outside of these London hours are asked about on the page before they are offered. */
  usualHoursFrom: 7,
  usualHoursTo: 21,
  timesAheadMinHours: 12,
  timesAheadMaxDays: 60,
  appointmentAddressLengthMax: 300,
  /** How long a past appointment stays in the company’s calendar. */
  calendarPastDays: 30,
  /** How long after an appointment the customer can say that nobody came. */
  missedSaidDays: 7,
  /** When both sides are reminded, on the London day before. */
  appointmentReminderHour: 17,
  /** Of a company that has not been in touch: when it is reminded, and when its customer is asked and may replace it. */
  contactReminderHours: 24,
  contactQuestionHours: 48,
  /** Who bought earlier has been reminded, or the server was away for weeks. */
  silenceCaughtUpDays: 14,
  replacementsMax: 2,
  /** How long a lead is at least for sale again, and at most after confirming. */
  replacementSaleDays: 14,
  replacementUntilDays: 120,
  /** Mails that can wait for the morning are sent between these hours of a London day. */
  patientMailFromHour: 8,
  patientMailUntilHour: 20,
  threadMessageLengthMax: 4000,
  messagesPerCustomerPerDay: 60,
  /** Of either side, to the other. */
  messagesPerThreadPerDay: 30,
  messageRemovableMinutes: 15,
  /** One mail about messages to each side within this time. */
  messageMailMinutes: 10,
  /** The newest of a thread, threads of a company, and reported messages on one page. */
  messagesShown: 200,
  /** Texts masked for companies that one process remembers: about ten pages of the longest messages. */
  maskedCharactersKept: 8_000_000,
  /** Open streams of news: of one project, and of all in one process. */
  projectStreamsEach: 4,
  projectStreamsMax: 2000,
  /** How often a stream looks for news, and how many it tells at once. */
  projectNewsSeconds: 5,
  projectNewsMost: 50,
  threadsShown: 100,
  reportedMessagesShown: 100,
  complaintLengthMax: 2000,
  complaintsPerProjectMax: 10,
  /** A complaint about a company is answered within so many days. */
  complaintAnswerDays: 7,
  complaintsShown: 100,
  /** At /complaints, where anybody can write. */
  publicComplaintsPerAddressPerHour: 5,
  publicComplaintsPerEmailPerDay: 3,
  /** For so long the customer may change what they said of a finished work; then the company reads it. */
  outcomeChangeDays: 14,
  outcomeWordsLengthMax: 2000,
  /** When the customer is asked what a system made in a year, and how long that year may be. */
  yearReadingMonths: 12,
  readingDaysMin: 330,
  readingDaysMax: 400,
  readingKwhMax: 1_500_000,
  /** A company's figure is the median of so many systems at least. */
  outcomesShownFrom: 10,
  /** A purchase younger than this is refunded when its customer closes or stops, unless the customer turned to it. */
  earlyEndRefundHours: 24,
  /** Of an open project: when the customer is asked whether they are still looking, and when it closes. */
  stillLookingDays: 60,
  closesWithoutActDays: 90,
  /** How long after closing or choosing the other companies still see who the customer is. */
  contactKeptAfterEndDays: 14,
  /** Two presses closer together than this count as one. */
  requestLinkPauseSeconds: 1,
} as const;
