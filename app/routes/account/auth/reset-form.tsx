import { Form, Link } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

type ResetFormProps = { action: string; notice: string | null; state: FormState | undefined };

export function ResetForm({ action, notice, state }: ResetFormProps) {
  const own = stateOfForm(state, "reset");
  return (
    <Form method="post" action={action} className="card stack" noValidate aria-label="Reset">
      {notice === "reset-sent" && !own && <ResetEmailSent />}
      <p>We’ll email you a link to choose a new password.</p>
      <FormFailure state={own} idPrefix="reset" />
      <input type="hidden" name="form" value="reset" />
      <TextField label="Email" {...fieldsOf(own, "reset")("email")} type="email" autoComplete="username" required />
      <SubmitButton pendingLabel="Sending…" wide intent={{ name: "form", value: "reset" }}>
        Send Reset Email
      </SubmitButton>
      <p className="small">
        Never confirmed your address? <Link to="/auth/resend">Send the confirmation email again</Link>.
      </p>
    </Form>
  );
}

function ResetEmailSent() {
  return (
    <FormOutcome title="Reset Email Sent" hasToast>
      <p>
        If this address has an account, the email is on its way. Its link works once, within{" "}
        {limits.resetLinkHours === 1 ? "1 hour" : `${limits.resetLinkHours} hours`}.
      </p>
    </FormOutcome>
  );
}
