import { Form, Link, redirect } from "react-router";
import { failedForm } from "#app/routes/account/failed-form.ts";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { useFailureToast } from "#app/shell/use-failure-toast.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { answering } from "#app/web/answering.ts";
import { domainContext } from "#app/web/context.ts";
import { type FormState, invalidForm, readForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { isMadeHere } from "#app/web/sign-up-mark.ts";
import { limits } from "#config/limits.ts";
import { confirmEmail, requireOpenConfirmation } from "#domain/accounts/confirm-email.ts";
import { DomainError } from "#domain/errors.ts";
import { isPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/confirm-email.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Confirm your e-mail address",
    description: "The last step of opening an installer account: confirm that this e-mail address is yours.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = answering(async ({ request, context, params }: Route.LoaderArgs) => {
  const { userId } = await requireOpenConfirmation(domainContext(context), params.token);
  return { asksPassword: !isMadeHere(request, userId) };
});

export const action = answering(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    await confirmEmail(domainContext(context), params.token, {
      isMadeHere: (userId) => isMadeHere(request, userId),
      password: String(form.get("password") ?? ""),
      isRight: isPassword,
    });
  } catch (error) {
    if (!(error instanceof DomainError)) return failedForm(form, error, context, { form: "confirm", title: "Error" });
    if (error.code === "invalid_input") return invalidForm(form, error.fields, { form: "confirm" });
    if (error.code !== "too_many_requests") throw error;
    return failedForm(form, error, context, { form: "confirm", title: "Too many attempts" });
  }
  return redirect("/auth?notice=email-confirmed");
});

/** Mail scanners open links and run their scripts, so opening alone confirms nothing. */
export default function ConfirmEmail({ loaderData: { asksPassword }, actionData }: Route.ComponentProps) {
  const state = actionData as FormState | undefined;
  useFailureToast(state);
  return (
    <div className="wrap page page-narrow">
      <Form method="post" className="card stack" noValidate>
        <h1>Confirm your e-mail address</h1>
        <p>Press the button to confirm that this address is yours. Then you can sign in.</p>
        <ErrorSummary errors={state?.errors} idPrefix="confirm" />
        <FormRefusal state={state} />
        {asksPassword && <PasswordAsked state={state} />}
        <SubmitButton pendingLabel="Confirming…">Confirm my e-mail address</SubmitButton>
      </Form>
    </div>
  );
}

/** Somebody else may have signed up with this address: they have the password, and the mailbox has the link. */
function PasswordAsked({ state }: { state: FormState | undefined }) {
  return (
    <>
      <p>
        You did not sign up in this browser, so we ask for the password that you chose. You no longer know it, or
        somebody else signed up with your address? <Link to="/auth?tab=reset">Choose a new password</Link>: that
        confirms your address, too.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        idPrefix="confirm"
        subject="password"
        autoComplete="current-password"
        errors={state?.errors.password}
        required
        maxLength={limits.passwordMaxLength}
      />
    </>
  );
}
