import { data, isRouteErrorResponse } from "react-router";
import { isClientGone } from "#app/web/client-gone.ts";
import { type RouteContext, refusalContext, requestContext } from "#app/web/context.ts";
import { failureOf, isFailureCode } from "#app/web/failures.ts";
import { isDatabaseAway, isUnknownToDatabase } from "#domain/availability.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";
import { PasswordsBusy } from "#integrations/password-hash.ts";
import { SessionEnded } from "#integrations/session-ended.ts";

/** What an error page is drawn from. It is sent to the browser, so it contains nothing else. */
export interface ShownFailure {
  title: string;
  message: string;
  /** `unloaded`: the page has its own words for data that could not be read. */
  code: DomainErrorCode | "unexpected" | "unavailable" | "unfinished" | "unloaded";
  requestId: string;
}

type Args = { context: RouteContext };

/**
 * The one error path for pages. Expected failures become their status and words; all others are logged in one line with
 * the request's id, which the error page shows. Responses (redirects) pass through. `unloaded` is what the page itself
 * says if its data could not be read.
 */
export function withErrorPage<A extends Args, T>(
  answer: (args: A) => Promise<T>,
  unloaded?: string,
): (args: A) => Promise<T> {
  return async (args) => {
    try {
      const answered = await answer(args);
      const refused = refusalIn(answered);
      if (refused) args.context.get(refusalContext)?.(refused);
      return answered;
    } catch (error) {
      throw shownError(args.context, error, unloaded);
    }
  };
}

export function shownError(context: Args["context"], error: unknown, unloaded?: string): unknown {
  if (error instanceof Response || isRouteErrorResponse(error) || isThrownData(error)) return error;
  const { status, ...shown } = sortFailure(context, error);
  if (!unloaded || error instanceof DomainError) return data<ShownFailure>(shown, { status });
  return data<ShownFailure>({ ...shown, title: "Error", message: unloaded, code: "unloaded" }, { status });
}

/** The failure in words for people: an expected one, a database outage, or our error, which is logged here. */
export function sortFailure(context: Args["context"], error: unknown): ShownFailure & { status: number } {
  const { requestId, log, comeAgain } = context.get(requestContext);
  if (error instanceof DomainError) {
    context.get(refusalContext)?.(error.code);
    return { ...failureOf(error), requestId };
  }
  if (isUnknownToDatabase(error)) return { ...failureOf(new DomainError("not_found")), requestId };
  if (isClientGone(error)) {
    const message = "Your form did not reach us in full. Nothing was saved.";
    return { status: 400, title: "Incomplete request", message, code: "unfinished", requestId };
  }
  if (isDatabaseAway(error)) {
    log.warn({ requestId, problem: "database away" }, "unavailable");
    comeAgain?.();
    const message =
      "Our database is unavailable right now. Nothing you sent was lost or saved twice. Please try again in a minute.";
    return { status: 503, title: "Please try again in a minute", message, code: "unavailable", requestId };
  }
  if (error instanceof SessionEnded) return { ...failureOf(new DomainError("not_signed_in")), requestId };
  if (error instanceof PasswordsBusy) {
    log.warn({ requestId, problem: "too many sign-ins at once" }, "unavailable");
    comeAgain?.();
    const message = "A lot of people are signing in right now. Please try again in a minute.";
    return { status: 503, title: "Please try again in a minute", message, code: "unavailable", requestId };
  }
  log.error({ requestId, err: error }, "unexpected error");
  const message = "The fault is ours and has been logged. Please try again in a moment.";
  return { status: 500, title: "Something went wrong", message, code: "unexpected", requestId };
}

/** Why a verb refused the form that this response shows again (app/web/forms/failed-form.ts). */
function refusalIn(answer: unknown): DomainErrorCode | undefined {
  if (typeof answer !== "object" || answer === null || !("refused" in answer)) return undefined;
  return isFailureCode(answer.refused) ? answer.refused : undefined;
}

/** Whether a route threw this with `data`. */
export function isThrownData(error: unknown): error is ReturnType<typeof data<unknown>> {
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}
