import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { myStatisticsForPrograms } from "#domain/statistics/company-statistics.ts";
import type { Route } from "./+types/statistics.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ context }) {
    return Response.json(await myStatisticsForPrograms(...callerOf(context)));
  },
});

export const action = loader;
