import { callerOf, type RouteContext } from "#app/web/context.ts";
import { type CreditState, myCredits } from "#domain/credits/my-credits.ts";
import type { Credits } from "#domain/money.ts";

const asked = new WeakMap<RouteContext, Promise<CreditState>>();

/**
 * The balance of the company that is asking, for loaders only: the frame and the page within it show the same, read
 * once per request. Errors: not_signed_in, not_found.
 */
export async function viewerBalance(context: RouteContext): Promise<Credits> {
  return (await viewerCredits(context)).balance;
}

/** As above, including what is held. Errors: not_signed_in, not_found. */
export function viewerCredits(context: RouteContext): Promise<CreditState> {
  const state = asked.get(context) ?? myCredits(...callerOf(context));
  asked.set(context, state);
  return state;
}
