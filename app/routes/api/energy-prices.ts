import { requestContext } from "#app/web/context.ts";
import { answeringJson, methodNotAllowed } from "#app/web/problem.ts";
import type { Route } from "./+types/energy-prices.ts";

export const loader = answeringJson(async ({ context }: Route.LoaderArgs) => {
  const prices = context.get(requestContext).prices();
  return Response.json(prices, { headers: { "cache-control": "public, max-age=15" } });
});

export function action() {
  return methodNotAllowed("GET");
}
