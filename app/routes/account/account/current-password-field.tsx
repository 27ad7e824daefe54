import { PasswordField } from "#app/ui/forms/password-field.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type CurrentPasswordFieldProps = { idPrefix: string; state: FormState | undefined };

/** Asked for before anything that somebody at a borrowed computer must not do. */
export function CurrentPasswordField({ idPrefix, state }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Current Password"
      name="currentPassword"
      idPrefix={idPrefix}
      subject="current password"
      autoComplete="current-password"
      errors={state?.errors.currentPassword}
      required
    />
  );
}
