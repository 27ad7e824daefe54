import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/web/context.ts";

/** Tells the server which address of app/routes.ts is requested; requests are counted and logged by it. */
export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  // The router omits the leading slash, except for the home page.
  context.get(requestContext).observe.route(`/${pattern.replace(/^\//, "")}`);
  return next();
};
