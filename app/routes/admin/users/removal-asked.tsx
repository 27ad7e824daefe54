import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { AdminUser } from "#domain/accounts/admin-users.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type RemovalAskedProps = { admins: readonly AdminUser[]; stepUp: StepUpNeeds; state: FormState | undefined };

/** A table row has no room to confirm removing an administrator, so pressing Remove asks here. */
export function RemovalAsked({ admins, stepUp, state }: RemovalAskedProps) {
  if (!state) return null;
  const admin = admins.find(({ userId }) => userId === state.values.userId);
  if (!admin) return <FormRefusal state={state} />;
  return (
    <Card title={`Remove ${admin.email}?`}>
      <Form method="post" className="stack form-narrow" noValidate aria-label="Remove Admin">
        <FormFailure state={state} idPrefix="remove" id="remove-errors" />
        <input type="hidden" name="userId" value={admin.userId} />
        <StepUpFields needs={stepUp} idPrefix="remove" state={state} />
        <SubmitButton name="intent" value="remove" variant="danger" pendingLabel="Removing…">
          Remove admin
        </SubmitButton>
      </Form>
    </Card>
  );
}
