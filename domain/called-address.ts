import type { z } from "zod";

/**
 * An address that strangers give us to call. Plain http, this machine and bare network addresses are refused;
 * `allowLocal` (the demonstration) also accepts http://localhost. What a name resolves to is checked at each call
 * (integrations/webhook.ts). Errors: none; it only adds rules to a text.
 */
export function calledAddress<Text extends z.ZodType<string>>(text: Text, { allowLocal }: { allowLocal: boolean }) {
  const https = allowLocal
    ? "Enter an address that starts with https://, or with http://localhost in this demonstration."
    : "Enter an address that starts with https://.";
  return text
    .refine((url) => url === "" || isHttps(url) || (allowLocal && isLocal(url)), { error: https, abort: true })
    .refine((url) => url === "" || isNamed(url) || (allowLocal && isLocal(url)), {
      error: "Enter the name of a public server.",
      abort: true,
    })
    .refine(
      (url) => !hasPassword(url),
      "Leave out the user name and password. Our signature proves that the call is from us.",
    );
}

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : undefined);

function isHttps(url: string): boolean {
  return parse(url)?.protocol === "https:";
}

function isLocal(url: string): boolean {
  const parsed = parse(url);
  return parsed?.protocol === "http:" && parsed.hostname === "localhost";
}

/** The parser normalises every spelling of a bare address to digits and full stops, or to brackets. */
function isNamed(url: string): boolean {
  const host = parse(url)?.hostname.replace(/\.$/, "") ?? "";
  return host.includes(".") && !/^[\d.]+$|^\[|\.(localhost|local|internal)$/.test(host);
}

function hasPassword(url: string): boolean {
  const parsed = parse(url);
  return Boolean(parsed?.username || parsed?.password);
}
