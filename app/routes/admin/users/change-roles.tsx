import { Form, Link } from "react-router";
import { RoleChoices } from "#app/routes/admin/users/role-choices.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { AdminUser } from "#domain/accounts/admin-users.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type ChangeRolesProps = { admin: AdminUser; stepUp: StepUpNeeds; state: FormState | undefined };

export function ChangeRoles({ admin: { userId, name, roles }, stepUp, state }: ChangeRolesProps) {
  const field = fieldsOf(state, "change");
  return (
    <Card title={`Change ${name}’s roles`} id="change">
      <Form method="post" className="stack form-narrow" noValidate aria-label="Change roles">
        <FormFailure state={state} idPrefix="change" />
        <input type="hidden" name="userId" value={userId} />
        <RoleChoices {...field("roles", roles.join(","))} />
        <StepUpFields needs={stepUp} idPrefix="change" state={state} />
        <div className="btn-row">
          <SubmitButton name="intent" value="change" pendingLabel="Saving…">
            Save roles
          </SubmitButton>
          <Link className="btn btn-secondary" to="/admin/users">
            Keep as they are
          </Link>
        </div>
      </Form>
    </Card>
  );
}
