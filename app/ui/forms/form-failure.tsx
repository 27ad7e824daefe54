import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type FormFailureProps = { state: FormState | undefined; idPrefix: string; id?: string };

/** Shows above a form's fields that it failed: the errors by field, or the reason for refusing it as a whole. */
export function FormFailure({ state, idPrefix, id }: FormFailureProps) {
  return (
    <>
      <ErrorSummary errors={state?.errors} idPrefix={idPrefix} {...(id && { id })} />
      <FormRefusal state={state} {...(id && { id })} />
    </>
  );
}
