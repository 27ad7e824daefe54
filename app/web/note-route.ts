import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/web/context.ts";

/** Reports which route of app/routes.ts was requested, for the server's counts and log. */
export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  // The router omits the leading slash, except for the home page.
  context.get(requestContext).observe.route(`/${pattern.replace(/^\//, "")}`);
  return next();
};
