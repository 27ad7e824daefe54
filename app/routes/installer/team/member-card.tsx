import { Form, Link } from "react-router";
import { AwayForm } from "#app/routes/installer/team/away-form.tsx";
import { LeaveForm } from "#app/routes/installer/team/leave-form.tsx";
import { PlaceFields } from "#app/routes/installer/team/place-fields.tsx";
import { ResetFactor } from "#app/routes/installer/team/reset-factor.tsx";
import { SuccessorField } from "#app/routes/installer/team/successor-field.tsx";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { Member } from "#domain/team/members.ts";

type MemberCardProps = {
  member: Member;
  successors: readonly Colleague[];
  isMe: boolean;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

export function MemberCard({ member, successors, isMe, stepUp, state }: MemberCardProps) {
  const own = stateOfForm(state, "change-member");
  const field = fieldsOf(own, "change");
  const { userId, name } = member;
  return (
    <Card title={`Change ${name}`} id="change" aside={<Link to="/team">Cancel</Link>}>
      <div className="stack">
        <Form method="post" className="stack" noValidate aria-label={`Change ${name}`}>
          <FormFailure state={own} idPrefix="change" />
          <input type="hidden" name="userId" value={userId} />
          <PlaceFields field={field} place={member} />
          {!isMe && (
            <SuccessorField
              idPrefix="change"
              successors={successors}
              of={`${name}’s`}
              errors={field("to", "").errors}
            />
          )}
          <StepUpFields needs={stepUp} idPrefix="change" state={own} />
          <div className="btn-row">
            <SubmitButton name="intent" value={"change-member" satisfies TeamIntent} pendingLabel="Saving…">
              Change
            </SubmitButton>
            {!isMe && (
              <ConfirmSubmit
                name="intent"
                value={"remove-member" satisfies TeamIntent}
                variant="secondary"
                pendingLabel="Removing…"
                title={`Remove ${name}?`}
                body={<p>{REMOVED}</p>}
                confirmLabel={`Remove ${name}`}
                cancelLabel={`Keep ${name}`}
              >
                Remove<span className="sr-only"> {name}</span>
              </ConfirmSubmit>
            )}
          </div>
          {!isMe && <p className="hint">Remove: {REMOVED}</p>}
        </Form>
        {!isMe && (
          <>
            <h3>Second factor</h3>
            <ResetFactor member={member} stepUp={stepUp} state={state} />
          </>
        )}
        <h3>Away</h3>
        <AwayForm
          away={member.away}
          covers={successors}
          idPrefix="away"
          state={stateOfForm(state, "away")}
          submit={{ name: "intent", value: "away" satisfies TeamIntent }}
          userId={userId}
        />
        {isMe && <LeaveForm successors={successors} />}
      </div>
    </Card>
  );
}

const REMOVED =
  "They are signed out everywhere at once, and their leads pass to whom you name. Keys and webhooks that they made are paused. Their name stays in the history.";
