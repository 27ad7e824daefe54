import { tellAnswer, tellTrouble } from "#app/connection/connection-state.ts";

/** No answer of our server's came, however often we asked. */
export class NoAnswer extends Error {}

/** Before each further try; after the last one we give up. */
const PAUSES_SECONDS = [1, 2, 5];
/** What stands before the server answers so in its place when it cannot reach it. */
const GATEWAY_STATUSES = [502, 503, 504];
/** With this our server marks its own answers to requests for a page's data. */
const OWN_MARK = "x-remix-response";

/**
 * `fetch` for a page's data and forms: what got no answer is asked again with the same content, and so the same ids,
 * which is why it happens once however often it arrives (rule 4 of docs/architecture.md). `isOnceOnly` says of which
 * forms that is not so. Throws NoAnswer in the end.
 */
export function repeatRequests(fetchOnce: typeof fetch, isOnceOnly: (path: string) => boolean): typeof fetch {
  return async (input, init) => {
    const path = pagePathOf(input);
    if (path === undefined) return fetchOnce(input, init);
    const pauses = init?.method && isOnceOnly(path) ? [] : PAUSES_SECONDS;
    for (let tries = 0; ; tries++) {
      const answer = await answerTo(() => fetchOnce(input, init), init?.signal);
      if (answer) {
        tellAnswer(Boolean(init?.method));
        return answer;
      }
      const pause = pauses[tries];
      if (pause === undefined) throw new NoAnswer();
      tellTrouble({ kind: "trying" });
      await pauseFor(pause, init?.signal);
    }
  };
}

/** The path of a page whose data are asked for, as its address has it; undefined for all other requests. */
function pagePathOf(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return undefined;
  return input.pathname.slice(0, -".data".length);
}

/** The whole answer, so that one which is cut off is none; undefined when none of our server's came. */
async function answerTo(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  try {
    const { body, status, statusText, headers } = await ask();
    if (GATEWAY_STATUSES.includes(status) && !headers.has(OWN_MARK)) return undefined;
    const whole = body && (await new Response(body).arrayBuffer());
    return new Response(whole, { status, statusText, headers });
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/** Ends sooner when the device says that it has a network again, or when nobody waits any more. */
async function pauseFor(seconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, seconds * 1000);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal?.removeEventListener("abort", done);
      resolve();
    }
    window.addEventListener("online", done);
    signal?.addEventListener("abort", done);
  });
  signal?.throwIfAborted();
}
