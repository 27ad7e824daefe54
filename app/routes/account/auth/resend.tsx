import { Form, Link } from "react-router";
import { mailForm } from "#app/routes/account/auth/mail-form.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { resendConfirmation } from "#domain/accounts/confirm-email.ts";
import type { Route } from "./+types/resend.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Send the confirmation email again",
    description: "Ask for a new link to confirm the email address of your installer account.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request }: Route.LoaderArgs) => ({
  isSent: new URL(request.url).searchParams.get("notice") === "confirmation-sent",
}));

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const about = { form: "resend", title: "There is a problem" };
  const then = "/auth/resend?notice=confirmation-sent";
  return mailForm(await readForm(request), context, about, resendConfirmation, then);
});

export default function ResendPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <div className="wrap page page-narrow stack">
      <h1>Send the confirmation email again</h1>
      <Form method="post" className="card stack" noValidate aria-label="Send a new link">
        {loaderData.isSent && !state && <ConfirmationSent />}
        <p>Open the link in our email before you sign in for the first time. Only the latest link works.</p>
        <FormFailure state={state} idPrefix="resend" />
        <TextField
          label="Email"
          {...fieldsOf(state, "resend")("email")}
          type="email"
          autoComplete="username"
          required
        />
        <SubmitButton pendingLabel="Sending…" wide>
          Send confirmation email
        </SubmitButton>
        <p className="small">
          <Link to="/auth">Back to sign in</Link>
        </p>
      </Form>
    </div>
  );
}

function ConfirmationSent() {
  return (
    <FormOutcome title="Confirmation email sent">
      <p>
        If an account with this address is waiting to be confirmed, the email is on its way. Its link works once, within{" "}
        {limits.confirmationLinkHours} hours.
      </p>
    </FormOutcome>
  );
}
