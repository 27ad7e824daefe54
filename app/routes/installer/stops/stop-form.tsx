import { Form } from "react-router";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

/** One press, and what the law makes a company keep. */
export function StopForm({ purchaseId, state }: { purchaseId: string; state: FormState | undefined }) {
  const id = `stop-${purchaseId}`;
  return (
    <Form method="post" action={`/leads/purchases/${purchaseId}`} className="stack form-narrow" noValidate>
      <FormFailure state={state} idPrefix={id} />
      <TextAreaField
        label="What the law makes us keep"
        {...fieldsOf(state, id)("keptByLaw")}
        rows={2}
        hint="Leave it empty if you keep nothing. The customer reads it."
        lengthMax={limits.keptByLawLengthMax}
      />
      <SubmitButton name="intent" value="stop" pendingLabel="Confirming…">
        We have stopped and deleted
      </SubmitButton>
    </Form>
  );
}
