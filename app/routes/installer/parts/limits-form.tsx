import { Form } from "react-router";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Caps } from "#domain/credits/spending-limits-form.ts";

interface LimitsFormProps {
  /** "your company", "you", or the name of a key. */
  whose: string;
  idPrefix: string;
  caps: Caps;
  /** Sent with the form: which form it is, and whose limits. */
  hidden: Readonly<Record<string, string>>;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
}

const rows = [
  { name: "leadsADay", label: "Leads a day" },
  { name: "leadsAWeek", label: "Leads a week" },
  { name: "creditsAMonth", label: "Credits a month" },
] as const;

/** Asks for the password only once someone tries to raise or remove a limit. */
export function LimitsForm({ whose, idPrefix, caps, hidden, stepUp, state }: LimitsFormProps) {
  const field = fieldsOf(state, idPrefix);
  const isAsked = state !== undefined && (state.errors.currentPassword ?? state.errors.code) !== undefined;
  return (
    // A new key once something else is saved, so that the fields show it.
    <Form method="post" className="stack" noValidate aria-label={`Limits of ${whose}`} key={JSON.stringify(caps)}>
      <FormFailure state={state} idPrefix={idPrefix} id={`${idPrefix}-errors`} />
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <div className="two">
        {rows.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            {...field(name, caps[name] === null ? "" : String(caps[name]))}
            hint={name === "leadsAWeek" ? "Weeks begin on Monday." : undefined}
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.purchaseCapMax}
            step={1}
            className="input-short"
            optional
          />
        ))}
      </div>
      {isAsked && <StepUpFields needs={stepUp} idPrefix={idPrefix} state={state} />}
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…">
          Save limits<span className="sr-only"> of {whose}</span>
        </SubmitButton>
      </div>
    </Form>
  );
}
