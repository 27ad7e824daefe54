import { callerOf, type RouteContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, hasErrors, parseForm } from "#app/web/forms/form.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { type CapsHolder, setCaps, wouldLoosen } from "#domain/spending-limits/spending-limits.ts";
import { capsForm } from "#domain/spending-limits/spending-limits-form.ts";

type Given = { form: FormData; request: Request; context: RouteContext };

/** Saves a form of limits, and asks for the password if it raises or removes one; the failed form, or nothing. */
export async function saveLimits({ form, request, context }: Given, whose: CapsHolder, name: string) {
  const parsed = parseForm(capsForm, form);
  try {
    if (!parsed.ok) return failedForm(form, { form: name, errors: errorsOf(parsed) });
    const caps = parsed.value;
    const mayLoosen = await wouldLoosen(...callerOf(context), whose, caps);
    const errors = mayLoosen ? await stepUpErrors(form, request, context) : {};
    if (hasErrors(errors)) return failedForm(form, { form: name, errors, title: "To raise or remove a limit" });
    await setCaps(...callerOf(context), { whose, caps, mayLoosen });
  } catch (error) {
    return failedForm(form, { form: name, error });
  }
  return undefined;
}
