import { actorOf, domainContext } from "#app/web/context.ts";
import { endpoint } from "#app/web/endpoint.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import type { Route } from "./+types/credits.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ context }) {
    return Response.json({ balance: await myBalance(domainContext(context), actorOf(context)) });
  },
});

export const action = loader;
