import type { MiddlewareFunction } from "react-router";
import { actorOf, domainContext, refusalContext } from "#app/web/context.ts";
import { failures } from "#app/web/failures.ts";
import { sortFailure } from "#app/web/with-error-page.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import { noteRefusal } from "#domain/security-log/record-hourly.ts";

/** Refusals that somebody meets who tries what they have no right to. */
const REFUSALS: ReadonlySet<DomainErrorCode> = new Set(["not_admin", "not_approved", "role_required", "not_found"]);
const FORBIDDEN = 403;

/** Records in the security log what signed-in users were refused, in pages, forms and the API. */
export const noteRefusals: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  let refused: DomainErrorCode | undefined;
  context.set(refusalContext, (code) => {
    if (REFUSALS.has(code)) refused = code;
  });
  const response = await next();
  // By now the owner of an API key is known too.
  const actor = actorOf(context);
  if (actor.kind !== "user" || !(refused || response.status === FORBIDDEN)) return response;
  const title = refused ? failures[refused].title : "Refused";
  const where = `/${pattern.replace(/^\//, "")}`;
  try {
    await noteRefusal(domainContext(context), actor, refused ?? String(FORBIDDEN), `${title}: ${where}`);
  } catch (error) {
    // The response itself is unchanged; this logs what went wrong.
    sortFailure(context, error);
  }
  return response;
};
