import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import { myProof } from "#domain/credits/my-proof.ts";
import type { Route } from "./+types/credit-proofs.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ context }) {
    return Response.json(await myProof(...callerOf(context), context.get(requestContext).files));
  },
});

export const action = loader;
