import { TextField } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type StepUpFieldsProps = { needs: StepUpNeeds; idPrefix: string; state: FormState | undefined };

/**
 * Goes in the form of anything that outlives the session or cannot be undone; absent if this session has confirmed its
 * sign-in recently (app/web/forms/step-up.ts).
 */
export function StepUpFields({ needs, idPrefix, state }: StepUpFieldsProps) {
  return (
    <>
      {needs.password && (
        <PasswordField
          label="Your password"
          name="currentPassword"
          idPrefix={idPrefix}
          subject="your password"
          autoComplete="current-password"
          hint={`To make sure it is you. We ask once every ${limits.stepUpMinutes} minutes.`}
          errors={state?.errors.currentPassword}
          required
        />
      )}
      {needs.code && (
        <TextField
          label="Authentication code"
          name="code"
          idPrefix={idPrefix}
          hint="The 6 digits from your authenticator app, or a recovery code."
          errors={state?.errors.code}
          autoComplete="one-time-code"
          className="input-short"
          required
        />
      )}
    </>
  );
}
