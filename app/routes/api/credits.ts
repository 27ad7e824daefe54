import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import type { Route } from "./+types/credits.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ context }) {
    const { balance, held } = await myCredits(...callerOf(context));
    return Response.json(held > 0 ? { balance, held } : { balance });
  },
});

export const action = loader;
