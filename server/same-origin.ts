/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site or Origin;
 * a client that sends neither has no cookies of ours to misuse.
 */
export function isFromOurPages(headers: Headers, appUrl: string): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || origin === new URL(appUrl).origin;
}
