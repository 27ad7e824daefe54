import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/openapi.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET: ({ context }) =>
    Response.json(openApi(context.get(requestContext).appUrl, londonDay(domainContext(context).now))),
});

export const action = loader;
