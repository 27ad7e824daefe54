import { actorOf, domainContext, type RouteContext } from "#app/web/context.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import type { Credits } from "#domain/money.ts";

const asked = new WeakMap<RouteContext, Promise<Credits>>();

/**
 * The balance of the company that asks, for loaders alone: the frame and the page within it show the same, read once
 * for each request. Errors: not_signed_in, not_found.
 */
export function viewerBalance(context: RouteContext): Promise<Credits> {
  const balance = asked.get(context) ?? myBalance(domainContext(context), actorOf(context));
  asked.set(context, balance);
  return balance;
}
