import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ChosenBar } from "#app/ui/tables/choosing.tsx";
import type { FormState } from "#app/web/forms/form.ts";

export const CHOSEN_FORM = "chosen-leads";

const WHY = "Reason, kept in the audit log";

type WithdrawChosenProps = { action: string; shown: unknown; state: FormState | undefined };

/** Below the table of leads. */
export function WithdrawChosen({ action, shown, state }: WithdrawChosenProps) {
  return (
    <ChosenBar form={CHOSEN_FORM} action={action} shown={shown}>
      <FormFailure state={state} idPrefix="chosen" />
      <TextField label={WHY} placeholder={WHY} {...fieldsOf(state, "chosen")("reason")} required />
      <SubmitButton variant="danger" size="tight" pendingLabel="Withdrawing…">
        Withdraw chosen leads
      </SubmitButton>
      <p className="small">No more installers will be able to buy them. Installers who have bought one keep it.</p>
    </ChosenBar>
  );
}

/** What became of each. */
export function WithdrawnTogether({ withdrawn, left }: { withdrawn: number; left: readonly string[] }) {
  return (
    <FormOutcome
      tone={left.length > 0 ? "warn" : "ok"}
      title={withdrawn === 1 ? "1 lead withdrawn" : `${withdrawn} leads withdrawn`}
    >
      {left.length > 0 && (
        <p>
          Not changed, because they were already sold or closed or your own company bought them:{" "}
          {new Intl.ListFormat("en-GB").format(left)}.
        </p>
      )}
    </FormOutcome>
  );
}
