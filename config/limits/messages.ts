/** Messages and their files. */
export const messagesLimits = {
  /** Files that go with one message or one quote, and all of a project together. */
  messageFilesMax: 5,
  projectFileBytesMax: 200 * 1024 * 1024,
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
  threadsShown: 100,
  reportedMessagesShown: 100,
} as const;
