import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { sortFailure } from "#app/web/answering.ts";
import { refusalContext } from "#app/web/context.ts";
import { formAnswer, refusedForm } from "#app/web/form.ts";
import { DomainError } from "#domain/errors.ts";

interface Words {
  form?: string;
  /** Also of what the business refused; absent, a refusal keeps its own and all else is an Error. */
  title?: string;
  /** What the page says of a failure that nobody expected. */
  unexpected: string;
}

/** Answers a form that failed: refused by the business, or broken on our side, which is logged here and said calmly. */
export function brokenForm(
  form: FormData,
  error: unknown,
  context: Readonly<RouterContextProvider>,
  { form: name = "", title, unexpected }: Words,
) {
  if (error instanceof DomainError) {
    context.get(refusalContext)?.(error.code);
    return refusedForm(form, error, { form: name, ...(title && { title }) });
  }
  if (error instanceof Response || isRouteErrorResponse(error)) throw error;
  const { status, message, code } = sortFailure(context, error);
  const shown = { status, title: title ?? "Error", message: code === "unexpected" ? unexpected : message };
  return formAnswer(form, shown, {}, name);
}
