import { z } from "zod";
import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { stopOfMyPurchase } from "#domain/projects/stop-requests.ts";
import type { Route } from "./+types/stop-confirmation.ts";

export const body = z.object({ keptByLaw: z.string().nullish() });

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const domain = domainContext(context);
    const actor = actorOf(context);
    requireInstaller(actor, "bought_leads");
    const { keptByLaw } = await readBody(body, request);
    const purchaseId = readUuid(params.id);
    if (!purchaseId) throw new DomainError("not_found");
    await confirmStop(domain, actor, { purchaseId, keptByLaw: keptByLaw ?? "" });
    const stop = await stopOfMyPurchase(domain, actor, purchaseId);
    if (!stop) throw new DomainError("not_found");
    const { status, askedAt, confirmedAt } = stop;
    return Response.json({ purchaseId, status, askedAt, confirmedAt, keptByLaw: stop.keptByLaw });
  },
});

export const action = loader;
