import { endpoint, isDry, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readJson } from "#app/web/problem.ts";
import { requireApprovedInstaller, requireInstaller } from "#domain/actor.ts";
import { checkQuote } from "#domain/quotes/check-quote.ts";
import { quoteForPrograms, triedQuoteForPrograms } from "#domain/quotes/for-programs.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import type { Route } from "./+types/purchase-quotes.ts";

export const loader = endpoint<Route.ActionArgs>(
  {
    async GET({ request, params, context }) {
      const actor = actorOf(context);
      requireInstaller(actor, "bought_leads");
      const quotes = await purchaseQuotes(domainContext(context), actor, idOf(params));
      return wholeList(request, quotes.map(quoteForPrograms));
    },
    async POST({ request, params, context }) {
      const domain = domainContext(context);
      const actor = actorOf(context);
      requireApprovedInstaller(actor, "bought_leads");
      if (isDry(request)) {
        const posted = await readJson(request);
        const tried = await checkQuote(domain, actor, { purchaseId: idOf(params), posted });
        return Response.json(triedQuoteForPrograms(tried));
      }
      const key = readIdempotencyKey(request.headers, { what: "quote", undone: "Nothing was sent." });
      const posted = await readJson(request);
      const { quote, replayed } = await sendQuote(domain, actor, { purchaseId: idOf(params), key, posted });
      const headers = replayed ? { "idempotency-replayed": "true" } : {};
      return Response.json(quoteForPrograms(quote), { status: 201, headers });
    },
  },
  ["cursor"],
  ["dry"],
);

export const action = loader;
