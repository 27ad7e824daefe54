import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { type LeadFilterName, readLeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { maskedLeadForPrograms } from "#domain/purchases/for-programs.ts";
import type { Route } from "./+types/leads.ts";

const names: readonly LeadFilterName[] = ["service", "urgency", "within", "budget", "age"];

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const given = new URL(request.url).searchParams;
      const filter = readLeadFilter(given);
      const { order: _, ...newestFirst } = filter;
      const { items, nextCursor } = await leadsForSale(...callerOf(context), newestFirst);
      refuseUnknown(given, writeLeadFilter(filter, { area: "all" }));
      return Response.json({ items: items.map(maskedLeadForPrograms), nextCursor });
    },
  },
  [...names, "area", "cursor"],
);

export const action = loader;

/** Given an unknown value, a page would show too much; a program would act on it. */
function refuseUnknown(given: URLSearchParams, understood: URLSearchParams): void {
  const unknown = names.filter((name) => given.get(name) && !understood.has(name));
  if (unknown.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(
    unknown.map((name) => [name, ["This is not an accepted value; see /api/openapi.json."]]),
  );
  throw new DomainError("invalid_input", { fields });
}
