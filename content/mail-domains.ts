/**
 * Where most UK households have their email: what is typed there can be one slip away from one of these. Any two of
 * them are further apart than that.
 */
export const commonMailDomains: readonly string[] = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "live.com",
  "live.co.uk",
  "msn.com",
  "yahoo.com",
  "yahoo.co.uk",
  "icloud.com",
  "aol.com",
  "btinternet.com",
  "btopenworld.com",
  "sky.com",
  "talktalk.net",
  "virginmedia.com",
  "ntlworld.com",
  "blueyonder.co.uk",
  "tiscali.co.uk",
  "protonmail.com",
];

/** Domains of others that look like a slip of one above. */
export const othersMailDomains: readonly string[] = ["ymail.com", "mail.com", "email.com", "cloud.com"];

/** Nobody has these; they are taken for a provider's British domain. */
export const wrongMailDomains: Readonly<Record<string, string>> = {
  "gmail.co.uk": "gmail.com",
  "googlemail.co.uk": "googlemail.com",
  "icloud.co.uk": "icloud.com",
};

export const didYouMean = (domain: string) => `Did you mean ${domain}?`;
