import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { problem } from "#app/web/problem.ts";
import { findArea } from "#domain/areas/area.ts";
import { presentAreaInFull } from "#domain/areas/present-area.ts";
import type { Route } from "./+types/area.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET({ params }) {
    const area = findArea(params.slug);
    if (!area) return problem("not_found", `There is no area "${params.slug.slice(0, 60)}".`);
    return Response.json(presentAreaInFull(area));
  },
});

export const action = loader;
