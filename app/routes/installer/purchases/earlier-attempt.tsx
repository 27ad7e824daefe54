import { Form } from "react-router";
import { contactWays, firstWay, type Reachable } from "#app/routes/installer/purchases/first-way.ts";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { contactChannelLabel, contactChannels } from "#content/contact-channels.ts";
import type { ContactAttempt } from "#domain/projects/log-contact-attempt.ts";

/** How the company tried to reach the customer, which counts as contact unless the customer says otherwise. */
export function AttemptsCard({
  attempts,
  attemptId,
  lead,
  canLog,
  state,
}: {
  attempts: readonly ContactAttempt[];
  attemptId: string;
  lead: Reachable;
  canLog: boolean;
  state: FormState | undefined;
}) {
  if (attempts.length === 0 && !canLog) return null;
  const field = fieldsOf(state, "attempt");
  return (
    <Card title="Attempts to reach them" id="attempts">
      {attempts.length > 0 && (
        <ol className="file-list">
          {attempts.map(({ id, channel, triedAt }) => (
            <li key={id}>
              {contactChannelLabel(channel)}, {formatDateTime(triedAt)}
            </li>
          ))}
        </ol>
      )}
      {canLog && (
        <Form method="post" className="stack" noValidate key={attempts.length}>
          <FormFailure state={state} idPrefix="attempt" />
          <input type="hidden" name="attemptId" value={attemptId} />
          <SelectField
            label="How"
            {...field("channel", contactWays[firstWay(lead).way].channel)}
            options={contactChannels}
          />
          <TextField
            label="When, if not just now"
            {...field("triedAt")}
            type="datetime-local"
            hint="UK time."
            optional
          />
          <div className="btn-row">
            <SubmitButton
              name="intent"
              value={"attempt" satisfies PurchaseIntent}
              variant="secondary"
              pendingLabel="Saving…"
            >
              I tried to reach them
            </SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}
