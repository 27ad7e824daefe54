import type { RouterContextProvider } from "react-router";
import { brokenForm } from "#app/web/broken-form.ts";
import { failedWords } from "#content/failed-words.ts";

/** Answers an account form that failed, under the documented title; what nobody expected is logged and says so. */
export function failedForm(
  form: FormData,
  error: unknown,
  context: Readonly<RouterContextProvider>,
  about: { form: string; title: string },
) {
  return brokenForm(form, error, context, { ...about, unexpected: failedWords.account });
}
