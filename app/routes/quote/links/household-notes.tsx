import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { HouseholdNote } from "#domain/request-links/household-notes.ts";

type NotesProps = { notes: readonly HouseholdNote[] };
type NoteWriting = { newNoteId: string; state: FormState | undefined };

/** For somebody of the household: what was noted, and their one form. */
export function NotesToWrite({ notes, newNoteId, state }: NotesProps & NoteWriting) {
  const field = fieldsOf(state, "note");
  return (
    <Card title="Notes" id="notes">
      <div className="stack">
        <NoteList notes={notes} />
        <Form method="post" action="#notes" className="stack form-narrow" noValidate>
          <FormFailure state={state} idPrefix="note" />
          <input type="hidden" name="noteId" value={newNoteId} />
          <TextAreaField
            label="Your note"
            {...field("note")}
            hint="For the person who shared this with you and anyone else they shared it with. No company sees it."
            lengthMax={limits.householdNoteLengthMax}
            required
          />
          <div className="btn-row">
            <SubmitButton name="intent" value="note" variant="secondary" pendingLabel="Leaving your note…">
              Leave a note
            </SubmitButton>
          </div>
        </Form>
      </div>
    </Card>
  );
}

/** For the customer, who can remove each; nothing while there are none. */
export function NotesToRead({ notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Card title="Notes from your household" id="notes">
      <div className="stack">
        <p className="muted">Only you and your household see these.</p>
        <NoteList notes={notes} canRemove />
      </div>
    </Card>
  );
}

/** For somebody of the household beside the quotes, where there are no forms; their form is on the first page. */
export function NotesBeside({ notes, first }: NotesProps & { first: string }) {
  return (
    <Card title="Notes" id="notes">
      <div className="stack">
        <NoteList notes={notes} />
        <p className="no-print">
          <Link to={`${first}#notes`}>Leave a note</Link>
        </p>
      </div>
    </Card>
  );
}

function NoteList({ notes, canRemove = false }: NotesProps & { canRemove?: boolean }) {
  if (notes.length === 0) return null;
  return (
    <ul className="stack">
      {notes.map(({ id, label, hasLinkEnded, text, writtenAt }) => (
        <li key={id}>
          <b>{label}</b>{" "}
          <span className="muted small">
            {hasLinkEnded && "(link ended) "}
            {dateTimeInWords(writtenAt)}
          </span>
          <p className="mail-text">{text}</p>
          {canRemove && (
            <Form method="post">
              <input type="hidden" name="noteId" value={id} />
              <SubmitButton name="intent" value="remove-note" variant="secondary" pendingLabel="Removing…">
                Remove
                <span className="sr-only">
                  {" "}
                  the note of {label}, {dateTimeInWords(writtenAt)}
                </span>
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
