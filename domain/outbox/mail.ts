/**
 * What is queued for each mail, by name. Empty here: mails look up their facts in later rooms, so this one cannot import
 * them. `domain/mails/mails.ts` lists them all and fills it in.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domain/mails/mails.ts fills it.
export interface MailPayloads {}

export type MailName = keyof MailPayloads;

/**
 * A mail to be sent; `Mail<"lead-alert">` is the one of that name. `userId`: of a mail to a company, the one of its people
 * whom this copy is for.
 */
export type Mail<Name extends MailName = MailName> = {
  [One in Name]: { mail: One; userId?: string } & MailPayloads[One];
}[Name];
