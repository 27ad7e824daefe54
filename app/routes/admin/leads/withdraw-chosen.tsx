import { Form } from "react-router";
import { KeptReason } from "#app/routes/admin/parts/kept-reason.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormOutcome } from "#app/ui/forms/form-outcome.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

export const CHOSEN_FORM = "chosen-leads";

/** Stays at the bottom of the screen while a box of the table is ticked (choosing.css). */
export function WithdrawChosen({ action, state }: { action: string; state: FormState | undefined }) {
  return (
    <div className="chosen-bar card">
      <Form id={CHOSEN_FORM} method="post" action={action} noValidate preventScrollReset>
        <FormFailure state={state} idPrefix="chosen" />
        <KeptReason field={fieldsOf(state, "chosen")} />
        <SubmitButton variant="danger" pendingLabel="Withdrawing…">
          Withdraw chosen leads
        </SubmitButton>
        <p className="small muted">
          No more installers will be able to buy them. Installers who have bought one keep it.
        </p>
      </Form>
    </div>
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
