import { Form } from "react-router";
import { GRANT_RULE } from "#app/routes/admin/installers/installer-buttons.tsx";
import type { InstallerIntent } from "#app/routes/admin/installers/installer-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { InstallerNote } from "#domain/admin/installers/installer-notes.ts";

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

type NotesCardProps = {
  notes: readonly InstallerNote[];
  noteId: string;
  state: FormState | undefined;
  isClosed: boolean;
};

/** Administrators' notes; the company never sees them. */
export function NotesCard({ isClosed, ...props }: NotesCardProps) {
  const { notes } = props;
  return (
    <Card title="Notes" id="notes">
      {!isClosed && <NewNote {...props} />}
      {isClosed && notes.length === 0 && <p className="muted">No notes yet.</p>}
      {notes.length > 0 && (
        <ol className="file-list">
          {notes.map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id}>
              <p className="as-typed">{text}</p>
              <p className="small muted">
                {writtenBy}, {formatDateTime(writtenAt)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function NewNote({ notes, noteId, state }: Omit<NotesCardProps, "isClosed">) {
  return (
    // A new key with each note, so that the box is empty for the next one.
    <Form key={notes[0]?.id ?? "first"} method="post" className="stack" preventScrollReset noValidate>
      <FormFailure state={state} idPrefix="installer" />
      <input type="hidden" name="intent" value={"note" satisfies InstallerIntent} />
      <input type="hidden" name="noteId" value={noteId} />
      <TextAreaField
        label="New note"
        hint="Only administrators see it."
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
