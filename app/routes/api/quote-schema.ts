import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { problem } from "#app/web/problem.ts";
import { quoteSchema } from "#content/quote-sheet/json-schema.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import type { Route } from "./+types/quote-schema.ts";

export const loader = endpoint<Route.LoaderArgs>({
  GET({ params }) {
    const technology = quoteTechnologies.find(({ value }) => value === params.technology)?.value;
    if (!technology) return problem("not_found", `There are no quotes for "${params.technology.slice(0, 60)}".`);
    return Response.json(quoteSchema(technology));
  },
});

export const action = loader;
