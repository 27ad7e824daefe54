import { Form } from "react-router";
import { FormRefusal } from "#app/shell/form-refusal.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { FormState } from "#app/web/form.ts";
import { limits } from "#config/limits.ts";

type LoginFormProps = { action: string; next: string; notice: string | null; state: FormState | undefined };

export function LoginForm({ action, next, notice, state }: LoginFormProps) {
  const own = state?.form === "login" ? state : undefined;
  return (
    <Form method="post" action={action} className="card stack" noValidate aria-label="Login">
      {notice === "account-created" && !own && <AccountCreated />}
      {notice === "email-confirmed" && !own && <EmailConfirmed />}
      <ErrorSummary errors={own?.errors} idPrefix="login" />
      <FormRefusal state={own} />
      <input type="hidden" name="form" value="login" />
      <input type="hidden" name="next" value={next} />
      <TextField
        label="Email"
        name="email"
        idPrefix="login"
        type="email"
        autoComplete="username"
        defaultValue={own?.values.email}
        errors={own?.errors.email}
        maxLength={limits.emailLengthMax}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        idPrefix="login"
        autoComplete="current-password"
        errors={own?.errors.password}
        maxLength={limits.passwordMaxLength}
        required
      />
      <SubmitButton pendingLabel="Signing in…" wide intent={{ name: "form", value: "login" }}>
        Login
      </SubmitButton>
    </Form>
  );
}

function AccountCreated() {
  return (
    <div role="status">
      <Notice tone="ok" title="Account Created!">
        <p>
          Please check your email to verify your account. Your application will be reviewed before you can access leads.
        </p>
      </Notice>
    </div>
  );
}

function EmailConfirmed() {
  return (
    <div role="status">
      <Notice tone="ok" title="Your e-mail address is confirmed">
        <p>You can sign in now.</p>
      </Notice>
    </div>
  );
}
