import { Form } from "react-router";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { site } from "#config/site.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Member } from "#domain/team/members.ts";

type ResetFactorProps = { member: Member; stepUp: StepUpNeeds; state: FormState | undefined };

/** For a colleague who has lost phone and recovery codes; of owners it says who can do it. */
export function ResetFactor({ member: { userId, name, role, hasTwoFactor }, stepUp, state }: ResetFactorProps) {
  if (!hasTwoFactor) return <p className="hint">{name} signs in without a second factor.</p>;
  if (role === "owner") {
    return (
      <p className="hint">
        {name} is an owner: only we reset an owner’s second factor, 24 hours after two of us have checked who asks. Call{" "}
        <a href={site.phoneHref}>{site.phone}</a>.
      </p>
    );
  }
  const own = stateOfForm(state, "reset-second-factor");
  return (
    <Form method="post" className="stack" noValidate aria-label="Reset second factor">
      <FormFailure state={own} idPrefix="reset" />
      <input type="hidden" name="userId" value={userId} />
      <StepUpFields needs={stepUp} idPrefix="reset" state={own} />
      <div className="btn-row">
        <ConfirmSubmit
          name="intent"
          value={"reset-second-factor" satisfies TeamIntent}
          variant="secondary"
          pendingLabel="Resetting…"
          title={`Reset the second factor of ${name}?`}
          body={<p>{RESET}</p>}
          confirmLabel="Reset second factor"
          cancelLabel="Keep it"
        >
          Reset second factor
        </ConfirmSubmit>
      </div>
      <p className="hint">{RESET}</p>
    </Form>
  );
}

const RESET =
  "They are signed out everywhere, their app and recovery codes end, and they sign in with the password alone until they set it up again. Do it only if you know that they asked.";
