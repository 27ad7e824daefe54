import type { Letter } from "#content/mails/letter.ts";
import type { Context } from "#domain/context.ts";
import type { Mail, MailName, MailPayloads } from "#domain/outbox/mail.ts";

/** The address where the letter ends up. */
interface Addressed {
  to: string;
}

/** Everything about a mail that is not its words: `Facts` is what its letter is written from. */
export interface MailKind<Name extends MailName, Facts> {
  /** What administrators read in the job log. */
  nameInLog: string;
  /** What they read in the file of a lead, for a mail that is about one. */
  nameOnLead?: string;
  /** To whom it goes, so that the log finds the address without gathering all facts. */
  recipient: Recipient<keyof MailPayloads[Name] & string>;
  /** Makes a signed link of the key, for a mail whose link is to work as often as it is pressed. Absent: a random one. */
  signToken?: (mail: Mail<Name>, key: string, now: Date) => string;
  /**
   * Looks up what the letter says now, and makes its private link from `token`. Undefined when there is no longer anything
   * to say.
   */
  gather: (context: Context, mail: Mail<Name>, token: string) => Promise<(Facts & Addressed) | undefined>;
  letter: (facts: Facts, appUrl: string) => Letter;
}

/**
 * The account that the mail is about (the company that bought or paid, where that is what it is about), the customer of
 * the lead, or the address that stands in what was queued.
 */
export type Recipient<Field extends string = string> = "account" | "customer" | { inPayload: Field };
