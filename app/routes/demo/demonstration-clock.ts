import { type RouteContext, requestContext } from "#app/web/context.ts";
import { DomainError } from "#domain/errors.ts";

/** The adjustable clock and its state as JSON. Errors: not_found outside the demonstration. */
export function demonstrationClock(context: RouteContext) {
  const { now, demonstration } = context.get(requestContext).clock;
  if (!demonstration) throw new DomainError("not_found");
  const state = () => ({ now: now().toISOString(), hoursAhead: demonstration.hoursAhead() });
  return { moveOn: demonstration.moveOn, state };
}
