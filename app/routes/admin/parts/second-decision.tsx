import { Form } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

type SecondDecisionProps<Intent extends string> = {
  id: string;
  /** The id of the words that say what is decided; fields and errors are named after it. */
  about: string;
  /** What the form is called. */
  label: string;
  /** Undefined for who asked, and once somebody has approved. */
  approve: { intent: Intent; words: string; pendingLabel: string } | undefined;
  decline: { intent: Intent };
  /** Said to who asked, who can only decline. */
  ownWords?: string | undefined;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

/** The second person approves what waits, or declines it with a reason. */
export function SecondDecision<Intent extends string>(props: SecondDecisionProps<Intent>) {
  const { id, about, label, approve, decline, ownWords, stepUp, state } = props;
  return (
    <Form method="post" className="stack" noValidate aria-label={label}>
      <FormFailure state={state} idPrefix={about} />
      <input type="hidden" name="id" value={id} />
      {ownWords && <p className="muted">{ownWords}</p>}
      <TextField label="Reason, if you decline" {...fieldsOf(state, about)("reason")} />
      <StepUpFields needs={stepUp} idPrefix={about} state={state} />
      <div className="btn-row">
        {approve && (
          <SubmitButton
            size="tight"
            name="intent"
            value={approve.intent}
            pendingLabel={approve.pendingLabel}
            aria-describedby={about}
          >
            {approve.words}
          </SubmitButton>
        )}
        <SubmitButton
          size="tight"
          variant="secondary"
          name="intent"
          value={decline.intent}
          pendingLabel="Declining…"
          aria-describedby={about}
        >
          Decline
        </SubmitButton>
      </div>
    </Form>
  );
}
