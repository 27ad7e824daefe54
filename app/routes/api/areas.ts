import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { presentArea } from "#domain/areas/present-area.ts";
import { searchAreas } from "#domain/areas/search-areas.ts";
import type { Route } from "./+types/areas.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    GET({ request }) {
      const { searchParams } = new URL(request.url);
      const wanted = { query: searchParams.get("query") ?? "", region: searchParams.get("region") ?? "" };
      const { areas, ...how } = searchAreas(wanted);
      return wholeList(request, areas.map(presentArea), how);
    },
  },
  ["query", "region", "cursor"],
);

export const action = loader;
