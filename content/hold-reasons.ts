/** What can make a person look at a request: two of these hold it, one alone is only noted. The values are stored. */
export type HoldReason = "disposable_mail" | "other_names" | "many_requests" | "sent_at_once";

/** As the customer reads them. */
export const holdReasonsInWords: Record<HoldReason, string> = {
  disposable_mail: "The email address is from a service for addresses that are thrown away.",
  other_names: "The phone number came with at least two other names in the last 90 days.",
  many_requests: "It is at least the fourth request from the same internet connection within a day.",
  sent_at_once: "The form was sent within 3 seconds of being opened.",
};

/** Providers of mailboxes that are thrown away after use. */
export const disposableMailDomains: readonly string[] = [
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
