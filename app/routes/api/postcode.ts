import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { problem } from "#app/web/problem.ts";
import { locatePostcode } from "#domain/areas/locate-postcode.ts";
import type { Route } from "./+types/postcode.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET({ params }) {
    const found = locatePostcode(params.postcode);
    if (found) return Response.json(found);
    return problem(
      "not_found",
      `There is no UK postcode "${params.postcode.slice(0, 20)}", or we do not know where it is.`,
    );
  },
});

export const action = loader;
