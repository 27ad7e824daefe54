import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readJson } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { messageForPrograms } from "#domain/messages/message.ts";
import { threadOfCompany } from "#domain/messages/read-thread.ts";
import { messageIdOf, writeAsCompany } from "#domain/messages/send-message.ts";
import type { Route } from "./+types/purchase-messages.ts";

export const loader = endpoint<Route.ActionArgs>(
  {
    async GET({ request, params, context }) {
      const domain = domainContext(context);
      const actor = actorOf(context);
      const { messages } = await threadOfCompany(domain, actor, idOf(params), { marksRead: false });
      return wholeList(request, messages.map(messageForPrograms));
    },
    async POST({ request, params, context }) {
      const actor = actorOf(context);
      requireApprovedInstaller(actor, "bought_leads");
      const purchaseId = idOf(params);
      const key = readIdempotencyKey(request.headers, { what: "message", undone: "Nothing was sent." });
      const { text } = await readJson(request);
      const sent = { purchaseId, id: messageIdOf(purchaseId, key), text: typeof text === "string" ? text : "" };
      const { message, replayed } = await writeAsCompany(domainContext(context), actor, sent);
      const headers = replayed ? { "idempotency-replayed": "true" } : {};
      return Response.json(messageForPrograms(message), { status: 201, headers });
    },
  },
  ["cursor"],
);

export const action = loader;
