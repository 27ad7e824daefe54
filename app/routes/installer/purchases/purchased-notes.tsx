import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { useUnsaved } from "#app/shell/use-unsaved.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { PurchaseNote } from "#domain/purchases/purchase-notes.ts";

const NEWEST_SHOWN = 2;

type NoteFormProps = {
  notes: readonly PurchaseNote[];
  /** The id of the note that may be written here. */
  noteId: string;
  state: FormState | undefined;
};
type NotesCardProps = NoteFormProps & { readOnly: boolean };

/** The newest few of what the company noted about the purchase, and another; all of them are in the history. */
export function NotesCard({ readOnly, ...props }: NotesCardProps) {
  const { notes } = props;
  return (
    <Card title="Notes" aside={<span className="small muted">Only your company sees them</span>}>
      {notes.length > 0 && (
        <ol className="file-list">
          {notes.slice(-NEWEST_SHOWN).map(({ id, text, writtenBy, writtenAt }) => (
            <li key={id}>
              <p className="as-typed clamp-lines">{text}</p>
              <p className="small muted">{`${writtenBy}, ${formatDateTime(writtenAt)}`}</p>
            </li>
          ))}
        </ol>
      )}
      <div className="stack">
        <FormFailure state={props.state} idPrefix="purchase" />
        {readOnly ? notes.length === 0 && <p>None.</p> : <NoteForm {...props} />}
      </div>
    </Card>
  );
}

function NoteForm({ notes, noteId, state }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, "notes");
  // The page may reload while someone types, so the note keeps its id and text until it is saved.
  const [id, setId] = useState(noteId);
  useEffect(() => {
    if (!notes.some((note) => note.id === id)) return;
    const field = form.current?.elements.namedItem("notes");
    if (field instanceof HTMLTextAreaElement && notes.some(({ text }) => text === asSaved(field.value)))
      field.value = "";
    setId(noteId);
  }, [notes, noteId, id]);
  return (
    <Form method="post" className="stack" preventScrollReset noValidate ref={form}>
      <input type="hidden" name="intent" value={"notes" satisfies PurchaseIntent} />
      <input type="hidden" name="noteId" value={id} />
      <TextAreaField
        label="New note"
        rows={2}
        className="grows"
        lengthMax={limits.purchaseNotesLengthMax}
        {...fieldsOf(state, "purchase")("notes")}
      />
      <div>
        <SubmitButton
          variant="secondary"
          size="tight"
          pendingLabel="Adding…"
          intent={{ name: "intent", value: "notes" }}
        >
          Add note
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Saved text has one kind of line ending, and none at its end. */
function asSaved(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}
