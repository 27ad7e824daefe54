import { Form } from "react-router";
import { GRANT_RULE } from "#app/routes/admin/installers/installer-buttons.tsx";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

type GrantCardProps = { grantId: string; state: FormState | undefined };

/** Any amount, with a reason that the installer sees. */
export function GrantCard({ grantId, state }: GrantCardProps) {
  const field = fieldsOf(state, "grant");
  return (
    <Card title="Grant credits">
      <Form method="post" className="stack" preventScrollReset noValidate>
        <FormFailure state={state} idPrefix="grant" />
        <input type="hidden" name="intent" value={"grant-with-reason" satisfies InstallerIntent} />
        <input type="hidden" name="grantId" value={grantId} />
        <p className="muted small">{GRANT_RULE}</p>
        <TextField
          label="Amount"
          {...field("amount")}
          inputMode="numeric"
          after="credits"
          hint={`From 1 to ${limits.adminGrantCreditsMax}.`}
          required
        />
        <TextField label="Reason, shown in the installer’s history" {...field("reason")} required />
        <div>
          <SubmitButton
            variant="secondary"
            pendingLabel="Adding…"
            intent={{ name: "intent", value: "grant-with-reason" }}
          >
            Grant credits
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type NewNoteProps = { noteId: string; newest: string; state: FormState | undefined };

/** An administrator's note, which the company never sees; it comes into the timeline below. */
export function NewNote({ noteId, newest, state }: NewNoteProps) {
  return (
    // A new key with each note, so that the box is empty for the next one.
    <Form key={newest} method="post" className="stack" preventScrollReset noValidate>
      <FormFailure state={state} idPrefix="installer" />
      <input type="hidden" name="intent" value={"note" satisfies InstallerIntent} />
      <input type="hidden" name="noteId" value={noteId} />
      <TextAreaField
        label="New note, which only administrators see"
        rows={1}
        className="grows"
        lengthMax={limits.installerNoteLengthMax}
        {...fieldsOf(state, "installer")("note")}
      />
      <div>
        <SubmitButton variant="secondary" pendingLabel="Adding…" intent={{ name: "intent", value: "note" }}>
          Add note
        </SubmitButton>
      </div>
    </Form>
  );
}
