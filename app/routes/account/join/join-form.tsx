import { Form } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

type JoinFormProps = { isNew: boolean; company: string; email: string; state: FormState | undefined };

export function JoinForm({ isNew, company, email, state }: JoinFormProps) {
  return (
    <Form method="post" className="card stack" noValidate aria-label="Join">
      <FormFailure state={state} idPrefix="join" />
      {isNew && <NewPerson email={email} state={state} />}
      <SubmitButton pendingLabel="Joining…" wide>
        Join {company}
      </SubmitButton>
    </Form>
  );
}

function NewPerson({ email, state }: Pick<JoinFormProps, "email" | "state">) {
  return (
    <>
      <p>You’ll sign in with {email} and your own password. Joining confirms this address.</p>
      {/* For the browser, which keeps it with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField label="Name" {...fieldsOf(state, "join")("name")} autoComplete="name" required />
      <PasswordField
        label="Password"
        name="password"
        idPrefix="join"
        autoComplete="new-password"
        hint={`At least ${limits.passwordGoodLength} characters, and not a common password.`}
        errors={state?.errors.password}
        required
      />
    </>
  );
}
