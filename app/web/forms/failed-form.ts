import { data, isRouteErrorResponse } from "react-router";
import type { RouteContext } from "#app/web/context.ts";
import { type Failure, failureOf } from "#app/web/failures.ts";
import { type FormState, textFields } from "#app/web/forms/form.ts";
import { inOrder } from "#app/web/forms/in-order.ts";
import { sortFailure } from "#app/web/with-error-page.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

/** Fields with errors, or what a verb threw; `unexpected` is what the page says about an unforeseen error. */
type Why = { errors: FieldErrors } | Thrown;
type Thrown = { error: unknown } | { error: unknown; context: RouteContext; unexpected: string };

/** `form`: which of the page's forms it is. Title, message and status replace the failure's own. */
export type FailedForm = { form?: string } & Partial<Failure> & Why;

/**
 * The answer to a failed form: the page again, with what is wrong and everything typed except passwords. An unforeseen
 * error is logged; if the page has no words for it, it is rethrown.
 */
export function failedForm(form: FormData, { form: name = "", title, message, status, ...why }: FailedForm) {
  const wrong = "errors" in why ? why.errors : why.error instanceof DomainError ? why.error.fields : {};
  const errors = inOrder([...form.keys()], wrong);
  const failure = "errors" in why ? wrongFields(form, errors) : failureBehind(why);
  const values = Object.fromEntries(Object.entries(textFields(form)).filter(([field]) => !/password/i.test(field)));
  const state: FormState = {
    form: name,
    title: title ?? failure.title,
    message: message ?? failure.message,
    errors,
    values,
  };
  const refused = "error" in why && why.error instanceof DomainError ? why.error.code : undefined;
  // Beside the data, so that it stays here: `withErrorPage` reads it for the security log.
  return { ...data(state, { status: status ?? failure.status }), refused };
}

const MISSING = "Missing Information";
const WRONG = "There is a problem";

/** Under the documented title if something was left empty. */
function wrongFields(form: FormData, errors: FieldErrors): Failure {
  const [first] = Object.values(errors);
  return { status: 422, title: isIncomplete(form, errors) ? MISSING : WRONG, message: first?.[0] ?? "" };
}

function isIncomplete(form: FormData, errors: FieldErrors): boolean {
  return Object.keys(errors).some((field) => {
    const value = form.get(field);
    return typeof value === "string" && value.trim() === "";
  });
}

function failureBehind(why: Thrown): Failure {
  if (!("unexpected" in why)) return failureOf(why.error);
  const { error, context, unexpected } = why;
  if (error instanceof DomainError) return failureOf(error);
  if (error instanceof Response || isRouteErrorResponse(error)) throw error;
  const { status, message, code } = sortFailure(context, error);
  return { status, title: "Error", message: code === "unexpected" ? unexpected : message };
}
