import { Form } from "react-router";
import { NewPasswordFields } from "#app/routes/account/parts/new-password-fields.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

export function PasswordCard({ state, email }: { state: FormState | undefined; email: string }) {
  const own = stateOfForm(state, "password");
  return (
    <Card title="Password">
      <Form method="post" className="stack" noValidate aria-label="Change password">
        <FormFailure state={own} idPrefix="password" id="password-errors" />
        <input type="hidden" name="form" value="password" />
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <CurrentPasswordField idPrefix="password" state={own} />
        <NewPasswordFields idPrefix="password" state={own} />
        <p className="small muted">
          All other devices will be signed out. API keys, webhooks and the calendar link will pause until you decide
          which to keep.
        </p>
        <SubmitButton pendingLabel="Saving…" intent={{ name: "form", value: "password" }}>
          Change password
        </SubmitButton>
      </Form>
    </Card>
  );
}

type CurrentPasswordFieldProps = { idPrefix: string; state: FormState | undefined };

/** Asked for before anything that a stranger at a borrowed computer must not do. */
function CurrentPasswordField({ idPrefix, state }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Current password"
      name="currentPassword"
      idPrefix={idPrefix}
      subject="current password"
      autoComplete="current-password"
      errors={state?.errors.currentPassword}
      required
    />
  );
}
