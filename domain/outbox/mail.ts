/**
 * What is queued for each mail, by name: only what is needed to look up the facts again, because the letter is written
 * when it is sent. Each file of domain/mails adds its own, so that whoever queues a mail knows nothing of how it is
 * written.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domain/mails fills it.
export interface MailPayloads {}

export type MailName = keyof MailPayloads;

/** A mail to be sent; `Mail<"lead-alert">` is the one of that name. */
export type Mail<Name extends MailName = MailName> = { [One in Name]: { mail: One } & MailPayloads[One] }[Name];
