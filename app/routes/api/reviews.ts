import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { myReviewsForPrograms } from "#domain/statistics/my-reviews.ts";
import type { Route } from "./+types/reviews.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const page = new URL(request.url).searchParams.get("page") ?? "1";
      return Response.json(await myReviewsForPrograms(...callerOf(context), page));
    },
  },
  ["page"],
);

export const action = loader;
