import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { sortFailure } from "#app/web/answering.ts";
import { formAnswer, refusedForm } from "#app/web/form.ts";
import { DomainError } from "#domain/errors.ts";

const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** Answers an account form that failed, under the documented title; what nobody expected is logged and says so. */
export function failedForm(
  form: FormData,
  error: unknown,
  context: Readonly<RouterContextProvider>,
  about: { form: string; title: string },
) {
  if (error instanceof DomainError) return refusedForm(form, error, about);
  if (error instanceof Response || isRouteErrorResponse(error)) throw error;
  const { status, message, code } = sortFailure(context, error);
  const shown = { status, title: about.title, message: code === "unexpected" ? UNEXPECTED : message };
  return formAnswer(form, shown, {}, about.form);
}
