import { askUntilAnswered } from "#app/connection/ask-until-answered.ts";
import { tellAnswer, tellTrouble } from "#app/connection/connection-state.ts";

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

/** The path of a page whose data are asked for, as its address has it; undefined for all other requests. */
function pagePathOf(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return undefined;
  return input.pathname.slice(0, -".data".length);
}
