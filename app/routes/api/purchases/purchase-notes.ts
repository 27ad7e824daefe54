import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readJson } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { addNoteByKey } from "#domain/purchases/purchase-notes.ts";
import type { Route } from "./+types/purchase-notes.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    const purchaseId = idOf(params);
    const key = readIdempotencyKey(request.headers, { what: "note", undone: "Nothing was written." });
    const { text } = await readJson(request);
    const given = { purchaseId, key, text: typeof text === "string" ? text : "" };
    const { note, replayed } = await addNoteByKey(domainContext(context), actor, given);
    const headers = replayed ? { "idempotency-replayed": "true" } : {};
    const answer = { id: note.id, purchaseId, text: note.text, writtenAt: note.writtenAt.toISOString() };
    return Response.json(answer, { status: 201, headers });
  },
});

export const action = loader;
