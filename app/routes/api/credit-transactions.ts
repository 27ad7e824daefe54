import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { myTransactionPage } from "#domain/credits/my-credits.ts";
import type { Route } from "./+types/credit-transactions.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const cursor = new URL(request.url).searchParams.get("cursor");
      const page = await myTransactionPage(...callerOf(context), { cursor });
      const items = page.items.map(({ id, amount, type, description, reference, balanceAfter, createdAt }) => ({
        id,
        amount,
        type,
        description,
        reference,
        balanceAfter,
        createdAt: createdAt.toISOString(),
      }));
      return Response.json({ items, nextCursor: page.nextCursor });
    },
  },
  ["cursor"],
);

export const action = loader;
