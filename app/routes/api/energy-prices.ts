import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { requestContext } from "#app/web/context.ts";
import { plainJson } from "#app/web/plain-json.ts";
import type { Route } from "./+types/energy-prices.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET({ context }) {
    const prices = context.get(requestContext).prices();
    return plainJson(prices, { headers: { "cache-control": "public, max-age=15" } });
  },
});

export const action = loader;
