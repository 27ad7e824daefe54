import { z } from "zod";
import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { attemptIdOf, logAttempt } from "#domain/projects/log-contact-attempt.ts";
import type { Route } from "./+types/contact-attempts.ts";

export const body = z.object({
  channel: z.string("Choose how you tried: call, email or text."),
  outcome: z.string("Choose what came of the call: spoke, no_answer or left_message.").optional(),
  triedAt: z.iso.datetime({ offset: true, error: "Enter a moment like 2026-11-23T09:30:00Z." }).optional(),
});

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const domain = domainContext(context);
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    const purchaseId = idOf(params);
    const key = readIdempotencyKey(request.headers, { what: "attempt", undone: "Nothing was recorded." });
    const { channel, outcome, triedAt } = await readBody(body, request);
    const given = { purchaseId, id: attemptIdOf(purchaseId, key), channel, outcome };
    const { attempt, replayed } = await logAttempt(domain, actor, {
      ...given,
      triedAt: triedAt === undefined ? domain.now : new Date(triedAt),
    });
    const headers = replayed ? { "idempotency-replayed": "true" } : {};
    return Response.json({ ...attempt, triedAt: attempt.triedAt.toISOString() }, { status: 201, headers });
  },
});

export const action = loader;
