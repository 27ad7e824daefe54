import { Form } from "react-router";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { longPounds } from "#content/pounds.ts";
import { dayInWords } from "#content/proofs.ts";
import type { DeskDeposit } from "#domain/handover/desk-deposits.ts";

/** Money of customers that is out with the company, and why somebody should look into it. */
export function DepositsCard({ deposits, stateOf }: { deposits: readonly DeskDeposit[]; stateOf: StateOf }) {
  if (deposits.length === 0) return null;
  return (
    <Card title="Deposits" id="deposits">
      <ul className="stack-l">
        {deposits.map((deposit) => (
          <li key={deposit.id} className="stack">
            <p>
              <b>{longPounds(deposit.paidPence)}</b> from {deposit.customer}, first on {dayInWords(deposit.paidOn)}{" "}
              <Badge tone={deposit.waits ? "warn" : "plain"}>{deposit.waits ? "To look into" : "Looked into"}</Badge>
            </p>
            <ul className="small">
              {[...(deposit.hasCertificate ? [] : ["No certificate"]), ...deposit.risks].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            {deposit.waits && <LookedInto deposit={deposit} state={stateOf(deposit.id)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type StateOf = (form: string) => FormState | undefined;

function LookedInto({ deposit, state }: { deposit: DeskDeposit; state: FormState | undefined }) {
  const prefix = `deposit-${deposit.id}`;
  const field = fieldsOf(state, prefix);
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix={prefix} />
      <input type="hidden" name="depositId" value={deposit.id} />
      <TextField
        label="What you did"
        {...field("reason")}
        hint="Ask the company for the certificate, and hold or suspend it if it does not answer."
        required
      />
      <p>
        <SubmitButton
          name="intent"
          value={"looked-into" satisfies InstallerIntent}
          variant="secondary"
          pendingLabel="Saving…"
        >
          I have looked into it<span className="sr-only">: {deposit.customer}</span>
        </SubmitButton>
      </p>
    </Form>
  );
}
