import { PasswordField } from "#app/ui/forms/password-field.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

type NewPasswordFieldsProps = { idPrefix: string; state: FormState | undefined };

export function NewPasswordFields({ idPrefix, state }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        idPrefix={idPrefix}
        subject="new password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordGoodLength} characters, and not a common password.`}
        errors={state?.errors.password}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        idPrefix={idPrefix}
        subject="password confirmation"
        autoComplete="new-password"
        errors={state?.errors.confirmPassword}
        required
      />
    </>
  );
}
