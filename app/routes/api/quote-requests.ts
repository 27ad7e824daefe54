import { randomUUID } from "node:crypto";
import { domainContext, requestContext } from "#app/web/context.ts";
import { fieldErrorsOf } from "#app/web/form.ts";
import { answeringJson, methodNotAllowed, problem, readJson } from "#app/web/problem.ts";
import { quoteForm } from "#domain/quotes/quote-form.ts";
import { requestQuote } from "#domain/quotes/request-quote.ts";
import type { Route } from "./+types/quote-requests.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export const action = answeringJson(async ({ request, context }: Route.ActionArgs) => {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const parsed = quoteForm.safeParse(await readJson(request));
  if (!parsed.success) return problem("invalid_input", "Some fields need attention.", fieldErrorsOf(parsed.error));
  const { address } = context.get(requestContext);
  const wanted = { requestId: randomUUID(), address, form: parsed.data };
  return Response.json(await requestQuote(domainContext(context), wanted), { status: 201 });
});
