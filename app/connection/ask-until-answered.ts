/** No answer of our server's came, however often we asked. */
export class NoAnswer extends Error {}

/** Before each further try; after the last one we give up. */
const PAUSES_SECONDS = [1, 2, 5];
/** What stands before the server answers so in its place when it cannot reach it. */
const GATEWAY_STATUSES = [502, 503, 504];

interface Asking {
  /** One try; each sends the same content, and so the same ids. */
  ask: () => Promise<Response>;
  isAnswer?: (answer: Response) => boolean;
  /** Whether a second try could do the same thing twice. */
  isOnceOnly?: boolean;
  onTrouble: () => void;
  signal?: AbortSignal | null | undefined;
}

/** Asks again after each lost or cut answer, sooner when the device finds a network. Throws NoAnswer in the end. */
export async function askUntilAnswered(asking: Asking): Promise<Response> {
  const pauses = asking.isOnceOnly ? [] : PAUSES_SECONDS;
  for (let tries = 0; ; tries++) {
    const answer = await answerTo(asking);
    if (answer) return answer;
    const pause = pauses[tries];
    if (pause === undefined) throw new NoAnswer();
    asking.onTrouble();
    await pauseFor(pause, asking.signal);
  }
}

/** The whole answer, so that one which is cut off is none; undefined when none of our server's came. */
async function answerTo({ ask, isAnswer, signal }: Asking): Promise<Response | undefined> {
  try {
    const answer = await ask();
    const { body, status, statusText, headers, url, redirected } = answer;
    if (GATEWAY_STATUSES.includes(status) && !isAnswer?.(answer)) return undefined;
    const whole = body && (await new Response(body).arrayBuffer());
    const kept = new Response(whole, { status, statusText, headers });
    return Object.defineProperties(kept, { url: { value: url }, redirected: { value: redirected } });
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
