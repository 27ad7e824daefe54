import { asking, type RouteContext } from "#app/web/context.ts";
import { type CreditState, myCredits } from "#domain/credits/my-credits.ts";
import type { Credits } from "#domain/money.ts";

const asked = new WeakMap<RouteContext, Promise<CreditState>>();

/**
 * The balance of the company that asks, for loaders alone: the frame and the page within it show the same, read once
 * for each request. Errors: not_signed_in, not_found.
 */
export async function viewerBalance(context: RouteContext): Promise<Credits> {
  return (await viewerCredits(context)).balance;
}

/** The same with what is held beside it. Errors: not_signed_in, not_found. */
export function viewerCredits(context: RouteContext): Promise<CreditState> {
  const state = asked.get(context) ?? myCredits(...asking(context));
  asked.set(context, state);
  return state;
}
