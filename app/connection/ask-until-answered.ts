export class NoAnswer extends Error {}

/** After the last pause we give up. */
const PAUSES_SECONDS = [1, 2, 5];
/** The statuses of a proxy that cannot reach our server. */
const GATEWAY_STATUSES = [502, 503, 504];

interface Asking {
  /** One attempt. Each sends the same content and so the same ids. */
  ask: () => Promise<Response>;
  isAnswer?: (answer: Response) => boolean;
  /** A second attempt could do the same thing twice. */
  isOnceOnly?: boolean;
  /** Keeps trying until the signal aborts. */
  isPatient?: boolean;
  onTrouble: () => void;
  signal?: AbortSignal | null | undefined;
}

/**
 * Retries after each lost or truncated answer, at once when the device comes back online. In the end throws NoAnswer.
 */
export async function askUntilAnswered(asking: Asking): Promise<Response> {
  const pauses = asking.isOnceOnly ? [] : PAUSES_SECONDS;
  for (let tries = 0; ; tries++) {
    const answer = await answerTo(asking);
    if (answer) return answer;
    const pause = pauses[tries] ?? (asking.isPatient ? pauses.at(-1) : undefined);
    if (pause === undefined) throw new NoAnswer();
    asking.onTrouble();
    await pauseFor(pause, asking.signal);
  }
}

/** Reads the whole answer, as a truncated one counts as none; undefined if none came from our server. */
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

/** Ends early when the device comes online or the request is aborted. */
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
