import { type DataStrategyResult, type MiddlewareFunction, replace } from "react-router";
import { NoAnswer } from "#app/connection/ask-until-answered.ts";
import { setTrouble } from "#app/connection/connection-state.ts";
import { wordsOfUnanswered } from "#app/connection/unanswered-form.ts";
import { showToast } from "#app/ui/toasts/toast-queue.ts";

type Results = Record<string, DataStrategyResult>;

/** The address of the current page, which a failed navigation must not leave. */
let shownAddress = "";
/** Set while the router goes back to the current page, for which nothing is loaded. */
let staying: string | undefined;
/** The reader's scroll position; the router would scroll to the top. */
let scrolledTo: number | undefined;

/** Called whenever the router has finished a navigation. */
export function noteShownPage(address: string): void {
  shownAddress = address;
  if (scrolledTo !== undefined) window.scrollTo(0, scrolledTo);
  scrolledTo = undefined;
}

/** Tells us that the router's next navigation only renames the current page, so nothing is loaded for it. */
export function stayingAt(address: string): void {
  staying = address;
}

/**
 * In the browser: if no answer came, keeps the page with everything typed and says what is wrong. The router alone
 * would replace the form with its error page.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const stays = request.method === "GET" && staying === pathname + search;
  staying = undefined;
  if (stays) return {};
  const sent = request.method === "GET" ? undefined : request.clone();
  const results = await next();
  const failed = Object.entries(results).find(([, result]) => isUnanswered(result));
  if (!failed) return results;
  if (sent) {
    const form = await sent.formData();
    const { title, message } = wordsOfUnanswered(pathname, form);
    showToast({ title, description: message, tone: "bad" });
    setTrouble({ kind: "unanswered", title, message, leadId: form.get("leadId")?.toString() });
    return stay(failed[0]);
  }
  if (pathname + search === shownAddress) {
    setTrouble({ kind: "stale" });
    return {};
  }
  setTrouble({ kind: "unreachable", wanted: pathname + search });
  return stay(failed[0]);
};

function stay(routeId: string): Results {
  stayingAt(shownAddress);
  scrolledTo = window.scrollY;
  return { [routeId]: { type: "error", result: replace(shownAddress) } };
}

/** The router wraps what an action throws, along with the response's status. */
function isUnanswered({ type, result }: DataStrategyResult): boolean {
  const thrown = typeof result === "object" && result !== null && "data" in result ? result.data : result;
  return type === "error" && thrown instanceof NoAnswer;
}
