import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { sortFailure } from "#app/web/answering.ts";
import { formAnswer, refusedForm } from "#app/web/form.ts";
import { DomainError } from "#domain/errors.ts";

/** Answers a form of the admin area that failed; what nobody expected is logged and said in the documented words. */
export function failedDeed(
  form: FormData,
  error: unknown,
  context: Readonly<RouterContextProvider>,
  about: { form: string; message: string },
) {
  if (error instanceof DomainError) return refusedForm(form, error, { form: about.form });
  if (error instanceof Response || isRouteErrorResponse(error)) throw error;
  const failure = sortFailure(context, error);
  if (failure.code !== "unexpected") return formAnswer(form, failure, {}, about.form);
  return formAnswer(form, { status: failure.status, title: "Error", message: about.message }, {}, about.form);
}
