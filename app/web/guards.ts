import { type MiddlewareFunction, redirect } from "react-router";
import { pagePath } from "#app/web/addresses/page-path.ts";
import { actorContext, heldBackContext } from "#app/web/context.ts";
import { shownError } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";

// Guards are middleware because a guard in a layout's loader protects neither the loaders nor the actions below it.

/** Signed-out visitors sign in and come back; users without a company go to the admin area or their account. */
export const requireInstallerArea: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "visitor") throw redirect(signInAddress(request));
  if (!actor.installer)
    throw redirect(actor.adminRoles.length > 0 || context.get(heldBackContext) ? "/admin" : "/account");
  return privately(await next());
};

/** Signed-out visitors sign in and come back. */
export const requireSignedIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(actorContext).kind === "visitor") throw redirect(signInAddress(request));
  return privately(await next());
};

/**
 * Everybody but administrators sees the Access Denied screen; signed-out visitors sign in first. Administrators without
 * two-factor sign-in are sent to turn it on.
 */
export const requireAdminArea: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  if (actor.kind === "visitor") throw redirect(signInAddress(request));
  if (context.get(heldBackContext)) throw redirect("/account/two-factor");
  if (actor.adminRoles.length === 0) throw shownError(context, new DomainError("not_admin"));
  return privately(await next());
};

function privately(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  return response;
}

function signInAddress(request: Request): string {
  const here = pagePath(request) + withoutRouterParameters(new URL(request.url).search);
  return `/auth?next=${encodeURIComponent(here)}`;
}

function withoutRouterParameters(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("_routes");
  return parameters.size > 0 ? `?${parameters}` : "";
}
