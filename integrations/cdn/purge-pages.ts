const TIMEOUT_MILLISECONDS = 5000;

interface Cdn {
  /** The address that purges by tag, such as Cloudflare's `…/zones/ID/purge_cache`. */
  url: string;
  token: string | undefined;
}

/**
 * Purges every page sent with this `Cache-Tag` from a CDN. Throws if the CDN is slow (5 s), unreachable or refuses.
 * Source: developers.cloudflare.com/api, Purge Cached Content.
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
