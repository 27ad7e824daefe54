/** Messages and their files. */
export const messagesLimits = {
  /** Files with one message; all files of a project together. */
  messageFilesMax: 5,
  projectFileBytesMax: 200 * 1024 * 1024,
  /** Mails that can wait until morning go out between these London hours. */
  patientMailFromHour: 8,
  patientMailUntilHour: 20,
  threadMessageLengthMax: 4000,
  messagesPerCustomerPerDay: 60,
  /** From either side. */
  messagesPerThreadPerDay: 30,
  messageRemovableMinutes: 15,
  /** Each side gets at most one mail about messages in this time. */
  messageMailMinutes: 10,
  /** On one page: the newest of a thread; threads of a company; reported messages. */
  messagesShown: 200,
  /** Masked texts that one process caches: about ten pages of the longest messages. */
  maskedCharactersKept: 8_000_000,
  threadsShown: 100,
  reportedMessagesShown: 100,
} as const;
