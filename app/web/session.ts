import type { MiddlewareFunction } from "react-router";
import { actorContext, domainContext, heldBackContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { shownError } from "#app/web/with-error-page.ts";
import { mySecurity } from "#domain/accounts/my-security.ts";
import { type Actor, isHeldBack } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";

/** Finds out who is asking, once per request, before any loader or action. */
export const loadSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!/\bfairwatt\.session_token=/.test(request.headers.get("cookie") ?? "")) return next();
  const headers = await identify(request, context);
  const response = await next();
  response.headers.set("cache-control", "no-store");
  // A response that begins or ends a session takes precedence.
  if (response.headers.getSetCookie().some((cookie) => cookie.includes("fairwatt.session_token="))) return response;
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  return response;
};

/** The cookies from a response of the accounts library, for one of our responses. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ["set-cookie", cookie]));
}

async function identify(request: Request, context: RouteContext): Promise<Headers> {
  try {
    const { userId, sessionId, headers } = await context.get(requestContext).auth.session(request.headers);
    if (userId && sessionId) {
      const actor = await loadActor(domainContext(context), userId);
      await setActor(context, actor.kind === "user" ? { ...actor, sessionId } : actor);
    }
    return headers;
  } catch (error) {
    throw shownError(context, error);
  }
}

/**
 * An administrator's role counts only with two-factor sign-in, if that is required, on every page; so does that of
 * somebody whose company holds them back.
 */
async function setActor(context: RouteContext, actor: Actor): Promise<void> {
  const isUnsafe =
    context.get(requestContext).adminTwoFactor &&
    actor.kind === "user" &&
    actor.adminRoles.length > 0 &&
    !(await mySecurity(domainContext(context), actor)).hasTwoFactor;
  context.set(heldBackContext, isUnsafe);
  context.set(actorContext, isUnsafe || isHeldBack(actor) ? withoutRoles(actor) : actor);
}

const withoutRoles = (actor: Actor): Actor => (actor.kind === "user" ? { ...actor, adminRoles: [] } : actor);
