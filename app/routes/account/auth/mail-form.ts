import { redirect } from "react-router";
import { z } from "zod";
import { problemTitle } from "#app/routes/account/parts/problem-title.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import { failedWords } from "#content/failed-words.ts";
import { mayMailAgain } from "#domain/accounts/sign-in-attempts.ts";
import type { Context } from "#domain/context.ts";
import { emailAddress } from "#domain/text-input.ts";

/** @public Read by the test that walks all forms. */
export const emailForm = z.object({ email: emailAddress("Please enter your email address.") });

/** A form that requests a mail: an address that gets none receives the same answer. */
export async function mailForm(
  form: FormData,
  context: RouteContext,
  about: { form: string; title: string },
  queueMail: (context: Context, email: string) => Promise<void>,
  then: string,
) {
  const parsed = parseForm(emailForm, form);
  if (!parsed.ok) {
    return failedForm(form, {
      form: about.form,
      title: problemTitle(parsed.errors, about.title),
      errors: parsed.errors,
    });
  }
  try {
    const { email } = parsed.value;
    const { address } = context.get(requestContext);
    if (await mayMailAgain(domainContext(context), email, address)) await queueMail(domainContext(context), email);
  } catch (error) {
    return failedForm(form, { ...about, error, context, unexpected: failedWords.account });
  }
  return redirect(then);
}
