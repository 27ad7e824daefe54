import type { RouterContextProvider } from "react-router";
import { brokenForm } from "#app/web/broken-form.ts";
import { failedWords } from "#content/failed-words.ts";

/** Answers a change of a company that was refused or, in the documents' words, one that failed on our side. */
export function refusedChange(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  error: unknown,
  about: { form: string },
) {
  const isGrant = /^grant/.test(String(form.get("intent")));
  const unexpected = isGrant ? failedWords.addCredits : failedWords.changeStatus;
  return brokenForm(form, error, context, { ...about, unexpected });
}
