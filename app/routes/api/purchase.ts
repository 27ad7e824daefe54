import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import type { Route } from "./+types/purchase.ts";

export const loader = endpoint<Route.LoaderArgs>({
  async GET({ params, context }) {
    const actor = actorOf(context);
    requireInstaller(actor, "bought_leads");
    const id = readUuid(params.id);
    if (!id) throw new DomainError("not_found");
    return Response.json(purchaseForPrograms(await myPurchase(domainContext(context), actor, id)));
  },
});

export const action = loader;
