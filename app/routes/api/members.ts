import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { colleagues } from "#domain/team/colleagues.ts";
import type { Route } from "./+types/members.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      return wholeList(request, await colleagues(...callerOf(context)));
    },
  },
  ["cursor"],
);

export const action = loader;
