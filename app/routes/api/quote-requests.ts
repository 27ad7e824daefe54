import { randomUUID } from "node:crypto";
import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { senderHash } from "#app/web/sender-hash.ts";
import { quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import type { Route } from "./+types/quote-requests.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, context }) {
    const form = await readBody(quoteForm, request);
    const { address } = context.get(requestContext);
    const ids = { requestId: randomUUID(), reference: randomUUID() };
    const { reference } = await requestQuote(domainContext(context), {
      ...ids,
      address,
      form,
      senderHash: senderHash(address),
    });
    return Response.json({ reference }, { status: 201 });
  },
});

export const action = loader;
