import type { z } from "zod";
import type { RouteContext } from "#app/web/context.ts";
import { fieldErrorsOf } from "#app/web/forms/form.ts";
import { answeringJson, methodNotAllowed, problemResponse, readJson } from "#app/web/problem.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

interface Args {
  request: Request;
  context: RouteContext;
}

type Answer<A extends Args> = (args: A) => Promise<Response> | Response;

interface Answers<A extends Args> {
  GET?: Answer<A>;
  POST?: Answer<A>;
  PATCH?: Answer<A>;
}

/**
 * An address of the API, as loader and action in one: a handler for each method, 405 for all others. `query` names the
 * parameters that GET accepts, `whenActing` those of the other methods; any other is refused.
 */
export function endpoint<A extends Args>(
  answers: Answers<A>,
  query: readonly string[] | ((args: A) => readonly string[]) = [],
  whenActing: readonly string[] = [],
): (args: A) => Promise<Response> {
  const allow = Object.keys(answers).join(", ");
  return answeringJson(async (args) => {
    const { method } = args.request;
    // HEAD is answered like GET; the server leaves out the body.
    const isReading = method === "GET" || method === "HEAD";
    const answer = isReading ? answers.GET : answers[method as keyof typeof answers];
    if (!answer) return methodNotAllowed(allow);
    // A misspelt dry run must not act.
    if (!isReading) return unknownInQuery(args.request, whenActing) ?? answer(args);
    const given = await answer(args);
    // Only after the caller is known: an unauthorised caller must hear that first.
    const refused = given.ok && unknownInQuery(args.request, typeof query === "function" ? query(args) : query);
    if (!refused) return given;
    await given.body?.cancel();
    return refused;
  });
}

/** Whether a call is only tried: `dry=1`. Throws a 400 response for any other value. */
export function isDry(request: Request): boolean {
  const dry = new URL(request.url).searchParams.get("dry");
  if (dry === null || dry === "1") return dry === "1";
  throw refusedParameters({ dry: ["It accepts only 1."] }, "dry accepts only 1. Nothing was done.");
}

const NAME_SHOWN_MAX = 60;

/** Refuses a call with unknown query parameters: it may have meant to ask for less. */
export function unknownInQuery(request: Request, known: readonly string[]): Response | undefined {
  const names = new Set(new URL(request.url).searchParams.keys());
  const unknown = [...names].filter((name) => !known.includes(name)).map((name) => name.slice(0, NAME_SHOWN_MAX));
  if (unknown.length === 0) return undefined;
  const takes = known.length > 0 ? `It accepts ${known.join(", ")}.` : "It does not accept any.";
  const errors = Object.fromEntries(unknown.map((name) => [name, ["There is no such parameter."]]));
  return refusedParameters(errors, `This call does not accept ${unknown.join(", ")}. ${takes}`);
}

function refusedParameters(errors: FieldErrors, detail: string): Response {
  return problemResponse({ status: 400, title: "Unknown parameter", code: "unknown_parameter", detail, errors });
}

/** A list in one page. It never gives a cursor, so any cursor is invalid. Errors: invalid_cursor. */
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
