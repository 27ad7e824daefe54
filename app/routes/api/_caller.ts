import { admitCaller } from "#app/routes/api/parts/api-caller.ts";
import type { Route } from "./+types/_caller.ts";

export const middleware: Route.MiddlewareFunction[] = [admitCaller];
