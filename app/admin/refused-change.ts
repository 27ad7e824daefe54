import type { RouterContextProvider } from "react-router";
import { sortFailure } from "#app/web/answering.ts";
import { formAnswer, refusedForm } from "#app/web/form.ts";
import { DomainError } from "#domain/errors.ts";

/** Answers a change that was refused or, in the documents' words, one that failed through no fault of the administrator. */
export function refusedChange(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  error: unknown,
  about: { form: string },
) {
  if (error instanceof DomainError) return refusedForm(form, error, about);
  const { status } = sortFailure(context, error);
  const isGrant = /^grant/.test(String(form.get("intent")));
  const message = isGrant ? "Failed to add credits." : "Failed to update installer status.";
  return formAnswer(form, { status, title: "Error", message }, {}, about.form);
}
