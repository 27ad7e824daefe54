import { Form } from "react-router";
import { PlaceFields } from "#app/routes/installer/team/place-fields.tsx";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type InviteCardProps = { nextId: string; openInvitations: number; stepUp: StepUpNeeds; state: FormState | undefined };

export function InviteCard({ nextId, openInvitations, stepUp, state }: InviteCardProps) {
  const own = stateOfForm(state, "invite");
  const field = fieldsOf(own, "invite");
  return (
    <Card title="Invite" id="invite">
      <Form method="post" className="stack" noValidate aria-label="Invite">
        <FormFailure state={own} idPrefix="invite" />
        <input type="hidden" name="id" value={nextId} />
        <TextField label="Email" {...field("email")} type="email" autoComplete="off" required />
        <PlaceFields field={field} place={{ role: "office", creditsAMonth: null }} />
        <StepUpFields needs={stepUp} idPrefix="invite" state={own} />
        <SubmitButton name="intent" value={"invite" satisfies TeamIntent} pendingLabel="Inviting…">
          Invite
        </SubmitButton>
        <p className="hint">
          {openInvitations} of {limits.openInvitationsMax} open. Each link works once, for {limits.invitationLinkHours}{" "}
          hours.
        </p>
      </Form>
    </Card>
  );
}
