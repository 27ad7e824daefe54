import { redirect } from "react-router";
import { type FormView, formView } from "#app/routes/planner/form/form-view.ts";
import { domainContext, type RouteContext } from "#app/web/context.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import { findPlanPlace, outwardPart } from "#domain/areas/plan-place.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import { type Asking, type ReadInputs, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { londonDay } from "#domain/time/calendar.ts";

type Args = { request: Request; context: RouteContext };

export function askingOn(context: RouteContext): Asking {
  return { today: londonDay(domainContext(context).now), findPlace: findPlanPlace };
}

export type AskedPlan = { refused: FormView } | (Extract<ReadInputs, { inputs: unknown }> & { query: string });

/**
 * The plan that an address asks for, or the form with its errors, to be sent with 422. An address that says the same in
 * other words is redirected (302) to its plan's canonical one; so is any address with a full postcode, so that none
 * stays in it.
 */
export function askedPlan({ request, context }: Args): AskedPlan {
  const url = withoutFullPostcode(request);
  const asking = askingOn(context);
  const read = readQuery(url.searchParams, asking);
  if ("errors" in read) return { refused: formView(url.searchParams, asking, "all") };
  const query = planQuery(read, asking.today).toString();
  if (url.searchParams.toString() !== query) throw redirect(`${url.pathname}?${query}`, 302);
  return { ...read, query };
}

/** The address of a request; throws a redirect (302) to the one with the outward code if it holds a full postcode. */
export function withoutFullPostcode(request: Request): URL {
  const url = new URL(request.url);
  const typed = url.searchParams.getAll(placeField.query);
  if (!typed.some(outwardPart)) return url;
  url.searchParams.set(placeField.query, outwardPart(typed.at(-1) ?? "") ?? typed.at(-1) ?? "");
  throw redirect(`${url.pathname}${url.search}`, 302);
}
