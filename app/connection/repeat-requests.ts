import { askUntilAnswered } from "#app/connection/ask-until-answered.ts";
import { noteAborted, noteAnswer, setTrouble } from "#app/connection/connection-state.ts";
import { ROUTES_PATH } from "#app/connection/routes-path.ts";

/** The header by which our server marks its answers to requests for page data. */
const OWN_MARK = "x-remix-response";

/**
 * `fetch` for a page's data, forms and routes. A request without an answer is repeated with the same content and the
 * same ids, so it takes effect once however often it arrives (rule 4 of docs/architecture.md). `isOnceOnly` names the
 * forms for which that does not hold. In the end throws NoAnswer, except for what the router asks before it leaves a
 * page.
 */
export function repeatRequests(fetchOnce: typeof fetch, isOnceOnly: (path: string) => boolean): typeof fetch {
  return async (input, init) => {
    const path = repeatablePathOf(input);
    if (path === undefined) return fetchOnce(input, init);
    const isForm = Boolean(init?.method);
    const answer = await askUntilAnswered({
      ask: () => fetchOnce(input, init),
      isAnswer: ({ headers }) => headers.has(OWN_MARK),
      isOnceOnly: isForm && isOnceOnly(path),
      // Without an answer the router would show its error page, so this request keeps waiting, and says why, until the
      // network is back or the reader goes elsewhere.
      isPatient: path === ROUTES_PATH,
      onTrouble: () => setTrouble({ kind: "trying", isForm }),
      signal: init?.signal,
    }).catch((error: unknown) => {
      if (init?.signal?.aborted) noteAborted(isForm);
      throw error;
    });
    noteAnswer(isForm);
    return answer;
  };
}

/** The path of a request for a page's data, as in its address, or for the routes; undefined for all others. */
function repeatablePathOf(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL)) return undefined;
  if (input.pathname === ROUTES_PATH) return ROUTES_PATH;
  return input.pathname.endsWith(".data") ? input.pathname.slice(0, -".data".length) : undefined;
}
