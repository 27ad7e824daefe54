import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { requestContext } from "#app/web/context.ts";
import { openApi } from "#content/open-api/open-api.ts";
import type { Route } from "./+types/openapi.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET: ({ context }) => Response.json(openApi(context.get(requestContext).appUrl)),
});

export const action = loader;
