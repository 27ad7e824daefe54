import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/read-uuid.ts";
import { readNothing } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { appointmentForPrograms } from "#domain/appointments/appointment.ts";
import { cancelAsCompany } from "#domain/appointments/offer-times.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/appointment-cancellation.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireApprovedInstaller(actor);
    await readNothing(request);
    const id = readUuid(params.id);
    if (!id) throw new DomainError("not_found");
    return Response.json(appointmentForPrograms(await cancelAsCompany(domainContext(context), actor, id)));
  },
});

export const action = loader;
