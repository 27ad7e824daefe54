import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readNothing } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { quoteForPrograms } from "#domain/quotes/for-programs.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import type { Route } from "./+types/quote-withdrawal.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    await readNothing(request);
    const quoteId = idOf(params);
    return Response.json(quoteForPrograms(await withdrawQuote(domainContext(context), actor, quoteId)));
  },
});

export const action = loader;
