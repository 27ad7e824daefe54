import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { plainJson } from "#app/web/plain-json.ts";
import { readJson } from "#app/web/problem.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { DomainError } from "#domain/errors.ts";
import { type Asking, readJson as readInputs } from "#domain/planner/inputs/read-inputs.ts";
import { readQuoteCheck } from "#domain/planner/inputs/read-quote-check.ts";
import { claimVerdict, quoteRange } from "#domain/planner/plan/quote-range.ts";
import { savingRange } from "#domain/planner/plan/saving-range.ts";
import { countPlanCall } from "#domain/plans/count-plan-call.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/quote-checks.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, context }) {
    const domain = domainContext(context);
    await countPlanCall(domain, context.get(requestContext).address);
    const asking = { today: londonDay(domain.now), findPlace: findPlanPlace };
    const body = await readJson(request);
    const read = readQuoteCheck(body, asking);
    const home = body.plan === undefined ? undefined : readInputs(body.plan, asking);
    const errors = {
      ...("errors" in read ? read.errors : {}),
      ...(home && "errors" in home ? within(home.errors) : {}),
    };
    if ("errors" in read || Object.keys(errors).length > 0) throw new DomainError("invalid_input", { fields: errors });
    const { low, central, high } = quoteRange(read.place, read.array);
    const verdict = claimVerdict(read.claimedKwh, [low, central, high]);
    return plainJson({ kwh: { low, central, high }, verdict, saving: savingOf(home, read, asking) });
  },
});

export const action = loader;

/** The plan's errors at their paths in the body. */
function within(errors: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(errors).map(([path, messages]) => [`plan.${path}`, messages]));
}

function savingOf(
  home: ReturnType<typeof readInputs> | undefined,
  { claimedSavingPounds }: { claimedSavingPounds: number | null },
  { today }: Asking,
) {
  if (!home || "errors" in home) return null;
  const [low, central, high] = savingRange(home, today);
  return { low, central, high, verdict: claimVerdict(claimedSavingPounds, [low, central, high]) };
}
