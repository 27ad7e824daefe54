import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { myAppointment } from "#domain/appointments/appointments.ts";
import { calendarFile, entryOf } from "#domain/appointments/calendar-entry.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/appointment-ics.ts";

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const appointment = await myAppointment(domain, params.token, idOf(params));
  const summary = `${appointmentKindLabel(appointment.kind)}: ${appointment.company}`;
  const entry = entryOf(appointment, { uid: appointment.uid, summary, description: "Agreed through Fairwatt." });
  if (!entry) throw new DomainError("not_found");
  return new Response(calendarFile(entry, domain.now), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="appointment.ics"',
    },
  });
});
