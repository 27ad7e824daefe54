import type { MiddlewareFunction } from "react-router";
import { requestContext } from "#app/web/context.ts";

/** Tells the server which address of app/routes.ts is asked for; requests are counted and logged by it. */
export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  // The router leaves out the stroke at the beginning, but for the home page.
  context.get(requestContext).observe.route(`/${pattern.replace(/^\//, "")}`);
  return next();
};
