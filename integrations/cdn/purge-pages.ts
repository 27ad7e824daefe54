const TIMEOUT_MILLISECONDS = 5000;

interface Cdn {
  /** Where pages are dropped by tag, as Cloudflare's `…/zones/ID/purge_cache` does it. */
  url: string;
  token: string | undefined;
}

/**
 * Has a CDN drop every page that was answered with this `Cache-Tag`. Throws if it is slow (5 s), is not there or
 * refuses. Source of the call: developers.cloudflare.com/api, Purge Cached Content.
 */
export async function purgePages({ url, token }: Cdn, tag: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags: [tag] }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
}
