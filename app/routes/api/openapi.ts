import { requestContext } from "#app/web/context.ts";
import { methodNotAllowed } from "#app/web/problem.ts";
import { openApi } from "#content/open-api.ts";
import type { Route } from "./+types/openapi.ts";

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(openApi(context.get(requestContext).appUrl));
}

export function action() {
  return methodNotAllowed("GET");
}
