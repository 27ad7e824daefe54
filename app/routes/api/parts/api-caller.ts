import type { MiddlewareFunction } from "react-router";
import { bearerKeyOf } from "#app/routes/api/parts/bearer-key.ts";
import { scopeOfCall } from "#app/routes/api/parts/scope-of-call.ts";
import { actorContext, actorOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedJson, problem } from "#app/web/problem.ts";
import { limits } from "#config/limits.ts";
import { scopeReaches } from "#content/key-scopes.ts";
import { actorOfKey, codeOfRefusedKey } from "#domain/api-keys/actor-of-key.ts";
import { DomainError } from "#domain/errors.ts";
import { type Allowance, countAttempt } from "#domain/rate-limits.ts";

const WINDOW_MINUTES = 1;

/**
 * Identifies the caller of the API (a key takes precedence over a session) and counts the call against that caller. The
 * response says how many are left, as in draft-ietf-httpapi-ratelimit-headers.
 */
export const admitCaller: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  try {
    const caller = await findCaller(request, context, pattern);
    const throttle = {
      name: "api",
      subject: caller.subject,
      max: limits.apiCallsPerMinuteMax,
      minutes: WINDOW_MINUTES,
    };
    const domain = domainContext(context);
    const allowance = await countAttempt(domain.db.orm, throttle, domain);
    return withAllowance(await answerOf(caller, allowance, next), allowance);
  } catch (error) {
    return failedJson(context, error);
  }
};

interface Caller {
  subject: string;
  /** For a request whose key is invalid, or may not do this. */
  refused?: () => Response;
}

async function findCaller(request: Request, context: RouteContext, pattern: string): Promise<Caller> {
  const key = bearerKeyOf(request.headers);
  if (key === undefined) return { subject: subjectOf(context) };
  const address = `address ${context.get(requestContext).address}`;
  const found = await actorOfKey(domainContext(context), key).catch(codeOfRefusedKey);
  if (typeof found === "string") return { subject: address, refused: () => problem(found) };
  if (!found) return { subject: address, refused: () => problem("not_signed_in", UNKNOWN_KEY) };
  context.set(actorContext, found.actor);
  const needed = scopeOfCall(request, pattern);
  const caller: Caller = { subject: `key ${found.keyId}` };
  return needed && !scopeReaches(found.scope, needed)
    ? { ...caller, refused: () => failedJson(context, new DomainError("scope_required")) }
    : caller;
}

const UNKNOWN_KEY = "This API key is unknown or has been revoked.";

function subjectOf(context: RouteContext): string {
  const actor = actorOf(context);
  return actor.kind === "user" ? `user ${actor.userId}` : `address ${context.get(requestContext).address}`;
}

function answerOf({ refused }: Caller, { isOver }: Allowance, next: () => Promise<Response>) {
  if (isOver) return problem("too_many_requests", "Wait for the number of seconds in Retry-After, then try again.");
  return refused ? refused() : next();
}

function withAllowance(response: Response, { isOver, left, resetSeconds }: Allowance): Response {
  const policy = `q=${limits.apiCallsPerMinuteMax};w=${WINDOW_MINUTES * 60}`;
  response.headers.set("ratelimit-policy", `"caller";${policy}`);
  response.headers.set("ratelimit", `"caller";r=${left};t=${resetSeconds}`);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  if (isOver) response.headers.set("retry-after", String(resetSeconds));
  return response;
}
