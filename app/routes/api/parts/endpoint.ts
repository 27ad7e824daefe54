import type { z } from "zod";
import type { RouteContext } from "#app/web/context.ts";
import { fieldErrorsOf } from "#app/web/forms/form.ts";
import { answeringJson, methodNotAllowed, readJson } from "#app/web/problem.ts";
import { DomainError } from "#domain/errors.ts";

interface Args {
  request: Request;
  context: RouteContext;
}

type Answer<A extends Args> = (args: A) => Promise<Response> | Response;

/** An address of the JSON interface, as loader and action in one: a handler for each method, 405 for all others. */
export function endpoint<A extends Args>(answers: {
  GET?: Answer<A>;
  POST?: Answer<A>;
}): (args: A) => Promise<Response> {
  const allow = Object.keys(answers).join(", ");
  return answeringJson(async (args) => {
    const { method } = args.request;
    // HEAD is answered like GET; the server leaves out the body.
    const answer = method === "HEAD" ? answers.GET : answers[method as keyof typeof answers];
    return answer ? answer(args) : methodNotAllowed(allow);
  });
}

/** A list that comes whole: it never gives a cursor, so any is broken. Errors: invalid_cursor. */
export function wholeList(request: Request, items: readonly unknown[], further: object = {}): Response {
  if (new URL(request.url).searchParams.get("cursor")) throw new DomainError("invalid_cursor");
  return Response.json({ items, nextCursor: null, ...further });
}

/**
 * The posted JSON, parsed by its schema. Errors: invalid_input with a message for each field; 400 and 415 as responses.
 */
export async function readBody<Schema extends z.ZodType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  throw new DomainError("invalid_input", { fields: fieldErrorsOf(parsed.error) });
}
