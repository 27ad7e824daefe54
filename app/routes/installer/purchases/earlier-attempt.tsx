import { Form } from "react-router";
import { contactWays, firstWay, type Reachable } from "#app/routes/installer/purchases/first-way.ts";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { contactChannels } from "#content/contact-channels.ts";

interface EarlierAttemptProps {
  freshId: string;
  lead: Reachable;
  state: FormState | undefined;
}

/** An attempt at another time, which counts as contact unless the customer says otherwise. */
export function EarlierAttempt({ freshId, lead, state }: EarlierAttemptProps) {
  const field = fieldsOf(state, "attempt");
  return (
    <details open={state !== undefined} id="attempts">
      <SummaryButton className="btn btn-quiet btn-tight">Note an earlier attempt</SummaryButton>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="attempt" />
        <input type="hidden" name="attemptId" value={freshId} />
        <SelectField
          label="How"
          {...field("channel", contactWays[firstWay(lead).way].channel)}
          options={contactChannels}
        />
        <TextField label="When, if not just now" {...field("triedAt")} type="datetime-local" hint="UK time." optional />
        <div className="btn-row">
          <SubmitButton
            name="intent"
            value={"attempt" satisfies PurchaseIntent}
            variant="secondary"
            size="tight"
            pendingLabel="Saving…"
          >
            I tried to reach them
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
