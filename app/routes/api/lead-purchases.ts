import { randomUUID } from "node:crypto";
import { endpoint, isDry } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { counted, purchaseOutcome } from "#app/web/counted.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { readNothing } from "#app/web/problem.ts";
import { limits } from "#config/limits.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import type { Route } from "./+types/lead-purchases.ts";

export const loader = endpoint<Route.ActionArgs>(
  {
    async POST({ request, params, context }) {
      const actor = actorOf(context);
      requireApprovedInstaller(actor, "leads_for_sale");
      const isTrial = isDry(request);
      const key = isTrial
        ? ""
        : readIdempotencyKey(request.headers, { what: "purchase", undone: "Nothing was bought." });
      await readNothing(request);
      const leadId = readUuid(params.id);
      if (!leadId) throw new DomainError("not_found");
      if (isTrial) {
        const tried = { leadId, purchaseId: randomUUID(), isTrial };
        const { balanceAfter } = await purchaseLead(domainContext(context), actor, tried);
        return Response.json({ leadId, priceCredits: limits.leadPriceCredits, balanceAfter });
      }
      const buy = () => purchaseByKey(domainContext(context), actor, { leadId, key });
      const { purchase, replayed } = await counted(context, "purchase", buy, purchaseOutcome);
      const headers = replayed ? { "idempotency-replayed": "true" } : {};
      return Response.json(purchaseForPrograms(purchase), { status: 201, headers });
    },
  },
  [],
  ["dry"],
);

export const action = loader;
