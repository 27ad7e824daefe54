import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type LoginFormProps = { action: string; next: string; notice: string | null; state: FormState | undefined };

export function LoginForm({ action, next, notice, state }: LoginFormProps) {
  const own = stateOfForm(state, "login") ?? stateOfForm(state, "unconfirmed");
  return (
    <Form method="post" action={action} className="card stack" noValidate aria-label="Login">
      {notice && !own && <LoginNotice notice={notice} />}
      <FormFailure state={own} idPrefix="login" />
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
        required
      />
      <PasswordField
        label="Password"
        name="password"
        idPrefix="login"
        autoComplete="current-password"
        errors={own?.errors.password}
        required
      />
      <SubmitButton pendingLabel="Signing in…" wide intent={{ name: "form", value: "login" }}>
        Login
      </SubmitButton>
      {own?.form === "unconfirmed" && (
        <Button type="submit" variant="secondary" formAction="/auth/resend">
          Send the email again
        </Button>
      )}
    </Form>
  );
}

const AGAIN = "Please sign in again";
const notices: Readonly<Record<string, { title: string; text: string }>> = {
  "account-created": {
    title: "Account Created!",
    text: "Please check your email to verify your account. Your application will be reviewed before you can access leads.",
  },
  "email-confirmed": { title: "Your email address is confirmed", text: "You can sign in now." },
  "email-changed": { title: "Your email address has changed", text: "Sign in with the new one from now on." },
  "sign-in-again": {
    title: AGAIN,
    text: "Too many incorrect codes, or your sign-in has timed out.",
  },
  "code-used-before": {
    title: AGAIN,
    text: "That code has already been used. Wait until your app shows the next one.",
  },
  "password-reset": {
    title: "Your password has changed",
    text: "You can now sign in with the new one. API keys, webhooks and the calendar link are paused: keep or remove them under Account, Activity.",
  },
};

function LoginNotice({ notice }: { notice: string }) {
  const shown = Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  if (!shown) return null;
  return (
    <FormOutcome
      tone={shown.title === AGAIN ? "warn" : "ok"}
      title={shown.title}
      hasToast={notice === "account-created"}
    >
      <p>{shown.text}</p>
      {notice === "account-created" && (
        <p>
          No email? <Link to="/auth/resend">Send the email again</Link>.
        </p>
      )}
    </FormOutcome>
  );
}
