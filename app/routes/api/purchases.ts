import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import type { Route } from "./+types/purchases.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const cursor = new URL(request.url).searchParams.get("cursor");
      const { items, nextCursor } = await myPurchases(...callerOf(context), { cursor });
      return Response.json({ items: items.map(purchaseForPrograms), nextCursor });
    },
  },
  ["cursor"],
);

export const action = loader;
