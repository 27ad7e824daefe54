import { limits } from "#config/limits.ts";

/** What can make a person look at a request: two of these hold it, one alone is only noted. The values are stored. */
export type HoldReason = "disposable_mail" | "other_names" | "many_requests" | "sent_at_once";

/** As the customer reads them. */
export const holdReasonsInWords: Record<HoldReason, string> = {
  disposable_mail: "The email address is from a service for addresses that are thrown away.",
  other_names: `The phone number came with at least ${limits.holdOtherNamesMin} other names in the last ${limits.holdOtherNamesDays} days.`,
  many_requests: `At least ${limits.holdRequestsPerDayMin} requests, this one included, came from the same internet connection within a day.`,
  sent_at_once: `The form was sent within ${limits.holdSentWithinSeconds} seconds of the page being opened.`,
};

/** Providers of mailboxes that are thrown away after use. */
const disposableMailDomains: readonly string[] = [
  "10minutemail.com",
  "dispostable.com",
  "discard.email",
  "emailondeck.com",
  "fakeinbox.com",
  "getnada.com",
  "grr.la",
  "guerrillamail.com",
  "guerrillamail.net",
  "mailcatch.com",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "mintemail.com",
  "moakt.com",
  "mohmal.com",
  "sharklasers.com",
  "temp-mail.org",
  "tempmail.com",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
];

/** Whether an email address is of one of them, or of a domain below one. */
export function isDisposable(email: string): boolean {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  return disposableMailDomains.some((one) => domain === one || domain.endsWith(`.${one}`));
}
