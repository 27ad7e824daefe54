import { requireAdminArea } from "#app/web/guards.ts";
import type { Route } from "./+types/_guard.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdminArea];
