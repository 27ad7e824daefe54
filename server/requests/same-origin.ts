/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site or Origin; a
 * client that sends neither has no cookies of ours to misuse.
 */
export function isFromOurPages(headers: Headers, appUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || spelling(origin) === spelling(appUrl);
}

const OWN_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The local machine has three names, and a developer may type any of them. */
function spelling(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (OWN_MACHINE.has(url.hostname)) url.hostname = "localhost";
  return url.origin;
}
