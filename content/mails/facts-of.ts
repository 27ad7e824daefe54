import type { MailFacts } from "#content/mails/mail-facts.ts";

/** What the mails of these names are written from. */
export type FactsOf<Name extends MailFacts["mail"]> = Extract<MailFacts, { mail: Name }>;
