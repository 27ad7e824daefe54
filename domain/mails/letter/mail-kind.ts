import type { Context } from "#domain/context.ts";
import type { ToldOf } from "#domain/installers/told.ts";
import type { Letter } from "#domain/mails/letter/letter.ts";

/** The address where the letter ends up. */
interface Addressed {
  to: string;
}

/** Null: the customer gave no email. */
interface PerhapsAddressed {
  to: string | null;
}

/**
 * Everything about a mail. `Payload` is what its job holds: only what is needed to look up the facts again, because the
 * letter is written when it is sent. `Facts` is what the letter is written from.
 */
export interface MailKind<Payload, Facts> {
  /** What administrators read in the job log. */
  nameInLog: string;
  /** What they read in a lead's file, for a mail about one. */
  nameOnLead?: string;
  /** Its recipient, so that the log finds the address without gathering all the facts. */
  recipient: Recipient<keyof Payload & string>;
  /** Of a mail to a company: who in it gets one each. */
  told?: ToldOf;
  /**
   * It tells a company of one of its customers, so that each of its people chooses whether it comes at once, daily or
   * never: one that cannot wait for the daily mail is "timely". Absent: it always comes, at once.
   */
  news?: "timely" | "daily";
  /** It tells of new leads, and is for those who chose to hear of them so. */
  alerts?: "at_once" | "daily";
  /**
   * Makes a link signed with the key, for a mail whose link must work however often it is clicked. Absent: a random
   * one.
   */
  signToken?: (mail: Payload, key: string, now: Date) => string;
  /**
   * Looks up what the letter says now, and makes its private link from `token`. Undefined when there is nothing left to
   * say; nobody gets what is addressed to null.
   */
  gather: (context: Context, mail: Payload, token: string) => Promise<(Facts & PerhapsAddressed) | undefined>;
  letter: (facts: Facts, appUrl: string) => Letter;
  /** What could be queued, and what would then be found: tests write the mail from it, and look up its recipient. */
  sample: { queued: Payload; facts: Facts & Addressed };
}

/**
 * The account the mail is about (the company that bought or paid, where relevant), the customer of the lead, or the
 * address in what was queued.
 */
export type Recipient<Field extends string = string> = "account" | "customer" | { inPayload: Field };
