import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type FormFailureProps = { state: FormState | undefined; idPrefix: string; id?: string };

/** How a form shows above its fields that it failed: what is wrong in which field, or why it was refused as a whole. */
export function FormFailure({ state, idPrefix, id }: FormFailureProps) {
  return (
    <>
      <ErrorSummary errors={state?.errors} idPrefix={idPrefix} {...(id && { id })} />
      <FormRefusal state={state} />
    </>
  );
}
