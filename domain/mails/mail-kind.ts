import type { Letter } from "#content/mails/letter.ts";
import type { Context } from "#domain/context.ts";
import type { Mail, MailName, MailPayloads } from "#domain/outbox/mail.ts";

/** The address where the letter ends up. */
interface Addressed {
  to: string;
}

/** Everything about a mail except its words; `Facts` is what they are written from. */
export interface MailKind<Name extends MailName, Facts> {
  /** What administrators read in the job log. */
  nameInLog: string;
  /** What they read in a lead's file, for a mail about one. */
  nameOnLead?: string;
  /** Its recipient, so that the log finds the address without gathering all the facts. */
  recipient: Recipient<keyof MailPayloads[Name] & string>;
  /**
   * It tells a company of one of its customers, so that the company chooses whether it comes at once, daily or never:
   * one that cannot wait for the daily mail is "timely". Absent: it always comes, at once.
   */
  news?: "timely" | "daily";
  /**
   * Makes a link signed with the key, for a mail whose link must work however often it is clicked. Absent: a random
   * one.
   */
  signToken?: (mail: Mail<Name>, key: string, now: Date) => string;
  /**
   * Looks up what the letter says now, and makes its private link from `token`. Undefined when there is nothing left to
   * say.
   */
  gather: (context: Context, mail: Mail<Name>, token: string) => Promise<(Facts & Addressed) | undefined>;
  letter: (facts: Facts, appUrl: string) => Letter;
}

/**
 * The account the mail is about (the company that bought or paid, where relevant), the customer of the lead, or the
 * address in what was queued.
 */
export type Recipient<Field extends string = string> = "account" | "customer" | { inPayload: Field };
