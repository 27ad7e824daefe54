import { callerOf, type RouteContext } from "#app/web/context.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { myToday } from "#domain/statistics/my-today.ts";
import { workCounts } from "#domain/work/work.ts";

// What the frame shows as well as its page, for loaders only: read once per request, so that both show the same.

/** The calling company's credits, also those that are held. Errors: not_signed_in, not_found. */
export const viewerCredits = once(myCredits);

/** What waits for the calling company, as /dashboard shows it. Errors: not_signed_in, not_found, role_required. */
export const viewerToday = once((context, actor, request: Request) =>
  myToday(context, actor, { isEverybodys: asksForEverybodys(request) }),
);

/** How much waits for the calling administrator. Errors: not_signed_in, not_admin. */
export const viewerWork = once(workCounts);

/** Whether Today is to show the whole company's customers, not only one's own and nobody's. */
export function asksForEverybodys(request: Request): boolean {
  return new URL(request.url).searchParams.get("whose") === "everybody";
}

function once<T, More extends unknown[]>(read: (context: Context, actor: Actor, ...more: More) => Promise<T>) {
  const asked = new WeakMap<RouteContext, Promise<T>>();
  return (context: RouteContext, ...more: More): Promise<T> => {
    const state = asked.get(context) ?? read(...callerOf(context), ...more);
    asked.set(context, state);
    return state;
  };
}
