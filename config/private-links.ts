/** Links that may be unencrypted because nobody else is on them: the values of `PRIVATE_LINKS`. */
export const linkNames = ["app", "database", "mail"] as const;
export type LinkName = (typeof linkNames)[number];

interface Links {
  APP_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  PRIVATE_LINKS: readonly LinkName[];
}

const TLS_OF_POSTGRES = ["require", "verify-ca", "verify-full"];
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/;

/** What would cross a network unencrypted, in words that name the setting; nothing if that is declared deliberate. */
export function openLinks(settings: Links): string[] {
  const isMeant = (link: LinkName) => settings.PRIVATE_LINKS.includes(link);
  const databases = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_OWNER_URL"] as const;
  return [
    ...(isMeant("app") || isSafe(settings.APP_URL, ({ protocol }) => protocol === "https:")
      ? []
      : ["APP_URL: begins with http, so passwords would cross the network in the clear. Use https"]),
    ...databases
      .filter((name) => !isMeant("database") && !isSafe(settings[name], hasTlsOfPostgres))
      .map(
        (name) => `${name}: needs ?sslmode=verify-full (or require), or PRIVATE_LINKS=database on a network of yours`,
      ),
    ...(isMeant("mail") || isSafe(settings.SMTP_URL, hasTlsOfMail)
      ? []
      : ["SMTP_URL: begins with smtp, so mails may leave in the clear. Use smtps, or add ?requireTLS=true"]),
  ];
}

/** An unset address, or one on this machine, is safe too. Invalid addresses are rejected elsewhere. */
function isSafe(address: string | undefined, hasTls: (url: URL) => boolean): boolean {
  const url = address === undefined ? null : URL.parse(address);
  return url === null || OWN_MACHINE.test(url.hostname) || hasTls(url);
}

function hasTlsOfPostgres({ searchParams }: URL): boolean {
  return TLS_OF_POSTGRES.includes(searchParams.get("sslmode") ?? "") || searchParams.get("ssl") === "true";
}

function hasTlsOfMail({ protocol, searchParams }: URL): boolean {
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}
