import type { data as thrownData } from "react-router";
import { type RouteContext, refusalContext } from "#app/web/context.ts";
import { failures } from "#app/web/failures.ts";
import { isThrownData, sortFailure } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { DomainError, type DomainErrorCode, type FieldErrors } from "#domain/errors.ts";

interface Problem {
  status: number;
  title: string;
  detail: string;
  code: string;
  errors?: FieldErrors;
}

/** A failure of the API in the form of RFC 9457. */
export function problemResponse({ status, title, detail, code, errors }: Problem): Response {
  const body = { type: "about:blank", title, status, detail, code, ...(errors ? { errors } : {}) };
  const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
  if (status === 401) headers.set("www-authenticate", `Bearer realm="${site.name}"`);
  return Response.json(body, { status, headers });
}

/** Where programs need different words from those on the page. */
const details: Partial<Record<string, string>> = {
  not_signed_in: "Send your API key in the Authorization header (“Bearer” and the key), or sign in.",
  invalid_input: "Some fields need attention.",
  invalid_cursor: "This is not a nextCursor from this list. Leave cursor out to start at the first page.",
  not_found: "There is nothing at this address, or it is not yours.",
  too_many_requests: "Too many requests. Please try again later.",
};

export function problem(code: DomainErrorCode, detail?: string, errors?: FieldErrors): Response {
  const { status, title, message } = failures[code];
  return problemResponse({
    status,
    title,
    detail: detail ?? details[code] ?? message,
    code,
    ...(errors ? { errors } : {}),
  });
}

/** The one error path of the API: the same statuses and codes as pages, without their look. */
export function answeringJson<A extends { context: RouteContext }>(
  answer: (args: A) => Promise<Response>,
): (args: A) => Promise<Response> {
  return async (args) => {
    try {
      return await answer(args);
    } catch (error) {
      return failedJson(args.context, error);
    }
  };
}

export function failedJson(context: RouteContext, error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof DomainError) {
    context.get(refusalContext)?.(error.code);
    return refusal(error);
  }
  if (isThrownData(error)) return wrongForm(error);
  const { status, title, message, code, requestId } = sortFailure(context, error);
  const detail = code === "unexpected" ? `The fault is ours and has been logged as ${requestId}.` : message;
  return problemResponse({ status, title, detail, code });
}

/** An unreadable form is a page's failure; programs are told in their own format. */
function wrongForm({ data, init }: ReturnType<typeof thrownData<unknown>>): Response {
  const { title, message } = data as { title: string; message: string };
  const status = init?.status ?? 400;
  return problemResponse({
    status,
    title,
    detail: message,
    code: status === 413 ? "too_large" : "unsupported_media_type",
  });
}

function refusal(error: DomainError): Response {
  const answer = problem(error.code, error.words, fieldsOf(error));
  if (error.waitSeconds !== undefined) answer.headers.set("retry-after", String(error.waitSeconds));
  return answer;
}

function fieldsOf(error: DomainError): FieldErrors | undefined {
  return Object.keys(error.fields).length > 0 ? error.fields : undefined;
}

/** For calls that need no body: anything sent must still be a JSON object. */
export async function readNothing(request: Request): Promise<void> {
  const sent = request.clone();
  if ((await request.arrayBuffer()).byteLength > 0) await readJson(sent);
}

/** Whether a program sent this, rather than a form. */
export function isJson({ headers }: Request): boolean {
  return /^application\/json\b/i.test(headers.get("content-type") ?? "");
}

/** The posted JSON object, in UTF-8 (RFC 8259); throws a 415 or 400 response for anything else. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (!isJson(request)) throw wrongType("Send the body as application/json.");
  if (!isDeclaredUtf8(request)) throw wrongType("Send the body in UTF-8.");
  const body = objectIn(textIn(await request.arrayBuffer()));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw malformed("The body is not a JSON object.");
}

function isDeclaredUtf8({ headers }: Request): boolean {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers.get("content-type") ?? "") ?? [];
  return /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/** A lenient decoder would silently put U+FFFD for what it cannot read. A byte order mark is skipped. */
function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("The body is not in UTF-8.");
  }
}

function objectIn(text: string): unknown {
  let isHalf = false;
  const wellFormed = (name: string, value: unknown) => {
    isHalf ||= !name.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
    return value;
  };
  let read: unknown;
  try {
    read = JSON.parse(text, wellFormed);
  } catch {
    return undefined;
  }
  if (isHalf) throw malformed("A string in the body contains half a surrogate pair, such as \\ud800 alone.");
  return read;
}

function wrongType(detail: string): Response {
  return problemResponse({ status: 415, title: "Wrong content type", detail, code: "unsupported_media_type" });
}

function malformed(detail: string): Response {
  return problemResponse({ status: 400, title: "Malformed JSON", detail, code: "malformed_json" });
}

export function methodNotAllowed(allow: string): Response {
  const detail = `This address accepts ${allow}.`;
  const answer = problemResponse({ status: 405, title: "Method not allowed", detail, code: "method_not_allowed" });
  answer.headers.set("allow", allow);
  return answer;
}
