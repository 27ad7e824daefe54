import { requireInstallerArea } from "#app/web/guards.ts";
import type { Route } from "./+types/_guard.ts";

export const middleware: Route.MiddlewareFunction[] = [requireInstallerArea];

/** Without one, a click within the area would not pass the middleware. */
export const loader = () => null;
