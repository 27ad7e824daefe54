import { callerOf, type RouteContext } from "#app/web/context.ts";
import { type CreditState, myCredits } from "#domain/credits/my-credits.ts";
import type { Credits } from "#domain/money.ts";

const asked = new WeakMap<RouteContext, Promise<CreditState>>();

/**
 * The calling company's balance, for loaders only. Read once per request, so the frame and its page show the same.
 * Errors: not_signed_in, not_found.
 */
export async function viewerBalance(context: RouteContext): Promise<Credits> {
  return (await viewerCredits(context)).balance;
}

/** As above, including held credits. Errors: not_signed_in, not_found. */
export function viewerCredits(context: RouteContext): Promise<CreditState> {
  const state = asked.get(context) ?? myCredits(...callerOf(context));
  asked.set(context, state);
  return state;
}
