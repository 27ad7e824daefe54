import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type EmailCardProps = { state: FormState | undefined; email: string; stepUp: StepUpNeeds };

export function EmailCard({ state, email, stepUp }: EmailCardProps) {
  const own = stateOfForm(state, "email");
  return (
    <Card title="Email address">
      <p>
        You sign in with <b>{email}</b>, and we email you there.
      </p>
      <Form method="post" className="stack" noValidate aria-label="Change email address">
        <FormFailure state={own} idPrefix="email" id="email-errors" />
        <input type="hidden" name="form" value="email" />
        <TextField
          label="New email"
          {...fieldsOf(own, "email")("newEmail")}
          type="email"
          autoComplete="email"
          hint="We’ll send a link to it. Your address changes when you open the link."
          required
        />
        <StepUpFields needs={stepUp} idPrefix="email" state={own} />
        <SubmitButton pendingLabel="Sending…" intent={{ name: "form", value: "email" }}>
          Change email
        </SubmitButton>
      </Form>
    </Card>
  );
}
