import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { myOutlines } from "#domain/outline-quotes/company-outlines.ts";
import { outlineForPrograms } from "#domain/outline-quotes/outline.ts";
import type { Route } from "./+types/outlines.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const outlines = await myOutlines(...callerOf(context));
      return wholeList(request, outlines.map(outlineForPrograms));
    },
  },
  ["cursor"],
);

export const action = loader;
