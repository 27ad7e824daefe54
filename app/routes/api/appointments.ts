import { z } from "zod";
import { endpoint, readBody, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { appointmentForPrograms } from "#domain/appointments/appointment.ts";
import { purchaseAppointments } from "#domain/appointments/appointments.ts";
import { offerIdOf, offerTimes } from "#domain/appointments/offer-times.ts";
import type { Route } from "./+types/appointments.ts";

const MOMENT = "Enter moments like 2026-11-26T10:00:00Z.";
export const body = z.object({
  kind: z.string("Choose what it is for: a call, a survey or the installation."),
  minutes: z.number("Enter whole minutes."),
  times: z.array(z.iso.datetime({ offset: true, error: MOMENT }), MOMENT),
});

export const loader = endpoint<Route.ActionArgs>(
  {
    async GET({ request, params, context }) {
      const found = await purchaseAppointments(domainContext(context), actorOf(context), idOf(params));
      return wholeList(request, found.map(appointmentForPrograms));
    },
    async POST({ request, params, context }) {
      const actor = actorOf(context);
      requireApprovedInstaller(actor, "bought_leads");
      const purchaseId = idOf(params);
      const key = readIdempotencyKey(request.headers, { what: "offer", undone: "No times were offered." });
      const { times, ...given } = await readBody(body, request);
      const { appointment, replayed } = await offerTimes(domainContext(context), actor, {
        ...given,
        purchaseId,
        id: offerIdOf(purchaseId, key),
        times: times.map((time) => new Date(time)),
      });
      const headers = replayed ? { "idempotency-replayed": "true" } : {};
      return Response.json(appointmentForPrograms(appointment), { status: 201, headers });
    },
  },
  ["cursor"],
);

export const action = loader;
