import { Form } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type NoCompanyProps = { state: FormState | undefined; stepUp: StepUpNeeds };

export function NoCompany({ state, stepUp }: NoCompanyProps) {
  const own = stateOfForm(state, "delete");
  return (
    <Card title="You are in no company at present" id="no-company">
      <div className="stack">
        <p>To work for one, ask an owner to invite you, or start your own.</p>
        <div className="btn-row">
          <LinkButton to="/account/company">Start a company</LinkButton>
        </div>
        <Form method="post" className="stack" noValidate aria-label="Delete my account">
          <p className="hint">
            Deleting your account removes your email address, password, sessions and devices for good. Companies that
            you worked for keep your name in their history.
          </p>
          <FormFailure state={own} idPrefix="delete" />
          <input type="hidden" name="form" value="delete" />
          <StepUpFields needs={stepUp} idPrefix="delete" state={own} />
          <ConfirmSubmit
            variant="secondary"
            pendingLabel="Deleting…"
            title="Delete your account?"
            body={<p>Nobody can sign in with it again. This cannot be undone.</p>}
            confirmLabel="Delete for good"
            cancelLabel="Keep my account"
          >
            Delete my account
          </ConfirmSubmit>
        </Form>
      </div>
    </Card>
  );
}
