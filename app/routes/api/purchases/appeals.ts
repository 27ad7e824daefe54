import { randomUUID } from "node:crypto";
import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { requireInstaller } from "#domain/actor.ts";
import { appealForm, appealReportOf } from "#domain/appeals/ask-second-look.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/appeals.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireInstaller(actor, "bought_leads");
    const { words } = await readBody(appealForm, request);
    const purchaseId = readUuid(params.id);
    if (!purchaseId) throw new DomainError("not_found");
    const id = randomUUID();
    const { askedAt, decideBy } = await appealReportOf(domainContext(context), actor, { id, purchaseId, words });
    const times = { askedAt: askedAt.toISOString(), decideBy: decideBy.toISOString() };
    return Response.json({ id, purchaseId, words, status: "open", ...times }, { status: 201 });
  },
});

export const action = loader;
