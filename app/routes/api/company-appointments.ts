import { endpoint, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { appointmentForPrograms } from "#domain/appointments/appointment.ts";
import { companyCalendar } from "#domain/appointments/company-calendar.ts";
import type { Route } from "./+types/company-appointments.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      return wholeList(request, (await companyCalendar(...callerOf(context))).map(appointmentForPrograms));
    },
  },
  ["cursor"],
);

export const action = loader;
