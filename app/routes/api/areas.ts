import { methodNotAllowed } from "#app/web/problem.ts";
import { presentArea } from "#domain/areas/present-area.ts";
import { searchAreas } from "#domain/areas/search-areas.ts";
import type { Route } from "./+types/areas.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = { query: searchParams.get("query") ?? "", region: searchParams.get("region") ?? "" };
  const { areas, ...how } = searchAreas(wanted);
  return Response.json({ items: areas.map(presentArea), nextCursor: null, ...how });
}

export function action() {
  return methodNotAllowed("GET");
}
