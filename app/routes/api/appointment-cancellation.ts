import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readNothing } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { appointmentForPrograms } from "#domain/appointments/appointment.ts";
import { cancelAsCompany } from "#domain/appointments/offer-times.ts";
import type { Route } from "./+types/appointment-cancellation.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    await readNothing(request);
    const id = idOf(params);
    return Response.json(appointmentForPrograms(await cancelAsCompany(domainContext(context), actor, id)));
  },
});

export const action = loader;
