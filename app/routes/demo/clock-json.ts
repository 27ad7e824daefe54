import { demonstrationClock } from "#app/routes/demo/demonstration-clock.ts";
import { answeringJson } from "#app/web/problem.ts";
import type { Route } from "./+types/clock-json.ts";

export const loader = answeringJson(async ({ context }: Route.LoaderArgs) => {
  return Response.json(demonstrationClock(context).state(), { headers: { "cache-control": "no-store" } });
});
