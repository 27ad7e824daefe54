import { askUntilAnswered } from "#app/connection/ask-until-answered.ts";
import { tellAnswer, tellTrouble } from "#app/connection/connection-state.ts";
import { ROUTES_PATH } from "#app/connection/routes-path.ts";

/** Our server marks its own answers to requests for page data with this. */
const OWN_MARK = "x-remix-response";

/**
 * `fetch` for a page's data and forms: a request without an answer is repeated with the same content, and so the same
 * ids, so it takes effect once however often it arrives (rule 4 of docs/architecture.md). `isOnceOnly` names the forms
 * for which that does not hold. Eventually throws NoAnswer.
 */
export function repeatRequests(fetchOnce: typeof fetch, isOnceOnly: (path: string) => boolean): typeof fetch {
  return async (input, init) => {
    if (isForRoutes(input)) return askForRoutes(() => fetchOnce(input, init), init?.signal);
    const path = pagePathOf(input);
    if (path === undefined) return fetchOnce(input, init);
    const answer = await askUntilAnswered({
      ask: () => fetchOnce(input, init),
      isAnswer: ({ headers }) => headers.has(OWN_MARK),
      isOnceOnly: Boolean(init?.method) && isOnceOnly(path),
      onTrouble: () => tellTrouble({ kind: "trying" }),
      signal: init?.signal,
    });
    tellAnswer(Boolean(init?.method));
    return answer;
  };
}

/**
 * What the router needs to know before it can leave a page. Without an answer it would show its error page, so we keep
 * asking: this page stays, and says why, until the network is back or the reader goes elsewhere.
 */
async function askForRoutes(ask: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  const answer = await askUntilAnswered({
    ask,
    isPatient: true,
    onTrouble: () => tellTrouble({ kind: "trying" }),
    signal,
  });
  tellAnswer(false);
  return answer;
}

function isForRoutes(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname === ROUTES_PATH;
}

/** The path of the page whose data is requested, as in its address; undefined for all other requests. */
function pagePathOf(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return undefined;
  return input.pathname.slice(0, -".data".length);
}
