import { AlarmClock, StickyNote } from "lucide-react";
import { Form, Link } from "react-router";
import { ageInWords, deadlineInWords } from "#app/routes/admin/work/deadline-words.ts";
import { Button } from "#app/ui/button.tsx";
import { formatTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { snoozeChoices } from "#domain/work/snooze-choices.ts";
import type { Waiting } from "#domain/work/work.ts";

export const CHOSEN_FORM = "chosen-work";

/** What a form says of the row that it is about. */
export const keyOf = ({ kind, subject }: Waiting) => `${kind} ${subject}`;

/** With what the server says of it in words. */
export type ShownWork = Waiting & { name: string; detail: string };

type RowProps = { waiting: ShownWork; now: Date; here: string; state: FormState | undefined };

export function WorkRow({ waiting, now, here, state }: RowProps) {
  const key = keyOf(waiting);
  const id = `row-${key.replaceAll(" ", "-")}`;
  const deadline = deadlineInWords(now, waiting.due);
  return (
    <li className={waiting.isOverdue ? "wait-row is-over" : "wait-row"}>
      <input className="choose" type="checkbox" form={CHOSEN_FORM} name="row" value={key} aria-labelledby={id} />
      <span className="desk-kind">{waiting.label}</span>
      <div className="wait-what">
        <Link id={id} to={waiting.to}>
          {waiting.name}
        </Link>
        <small>
          {waiting.note && <b>{`Note: ${waiting.note.text}`}</b>}
          {waiting.note && " "}
          {waiting.detail}
        </small>
        {waiting.kind === "failed-mail" && <SendAgain waiting={waiting} rowId={id} here={here} />}
      </div>
      <span className="desk-age">
        <span className="sr-only">waiting </span>
        {ageInWords(now, waiting.since)}
      </span>
      <div className={waiting.isOverdue ? "wait-due is-late" : "wait-due"}>
        <b>{deadline.main}</b>
        <small>{deadline.small}</small>
      </div>
      <div className="desk-by">
        <TakenBy waiting={waiting} rowId={id} here={here} />
        <Snooze waiting={waiting} now={now} rowId={id} here={here} />
        <Note waiting={waiting} rowId={id} here={here} state={stateOfForm(state, key)} />
      </div>
    </li>
  );
}

type ActProps = { waiting: Waiting; rowId: string; here: string };

function TakenBy({ waiting, rowId, here }: ActProps) {
  const { takenBy } = waiting;
  if (takenBy && !takenBy.isMe) {
    return (
      <span className="desk-taker">
        <span className="sr-only">Taken by </span>
        {takenBy.name}
      </span>
    );
  }
  return (
    <Form method="post" action={here} preventScrollReset>
      <input type="hidden" name="row" value={keyOf(waiting)} />
      <SubmitButton
        variant="secondary"
        size="tight"
        name="intent"
        value={takenBy ? "give-back" : "take"}
        intent={{ name: "row", value: keyOf(waiting) }}
        aria-describedby={rowId}
        pendingLabel="Saving…"
      >
        {takenBy ? "Give back" : "I take it"}
      </SubmitButton>
    </Form>
  );
}

/** For a mail that we gave up on, once its reason is gone. */
function SendAgain({ waiting, rowId, here }: ActProps) {
  return (
    <Form method="post" action={here} className="desk-again">
      <input type="hidden" name="row" value={keyOf(waiting)} />
      <SubmitButton
        variant="secondary"
        size="tight"
        name="intent"
        value="send-again"
        aria-describedby={rowId}
        pendingLabel="Sending…"
      >
        Send again
      </SubmitButton>
    </Form>
  );
}

function Snooze({ waiting, now, rowId, here }: ActProps & { now: Date }) {
  const choices = snoozeChoices(now, waiting.due);
  if (choices.length === 0) return null;
  return (
    <details className="desk-menu" name="desk-menu">
      <SummaryButton className="desk-tool" aria-describedby={rowId}>
        <AlarmClock className="icon" aria-hidden="true" />
        <span className="sr-only">Snooze</span>
      </SummaryButton>
      <Form method="post" action={here} className="desk-pop" preventScrollReset>
        <input type="hidden" name="intent" value="snooze" />
        <input type="hidden" name="row" value={keyOf(waiting)} />
        <p className="small muted">Hidden for everybody until then, and never past the deadline.</p>
        {choices.map(({ label, until }) => (
          <Button key={label} type="submit" variant="secondary" size="tight" name="until" value={until.toISOString()}>
            {label},{" "}
            {deadlineInWords(now, until).main.includes(":") ? deadlineInWords(now, until).main : formatTime(until)}
          </Button>
        ))}
      </Form>
    </details>
  );
}

function Note({ waiting, rowId, here, state }: ActProps & { state: FormState | undefined }) {
  const { note } = waiting;
  const field = fieldsOf(state, rowId);
  return (
    <details className="desk-menu" name="desk-menu" open={state !== undefined}>
      <SummaryButton className="desk-tool" aria-describedby={rowId}>
        <StickyNote className="icon" aria-hidden="true" />
        <span className="sr-only">Note</span>
      </SummaryButton>
      <Form method="post" action={here} className="desk-pop" noValidate preventScrollReset>
        <FormFailure state={state} idPrefix={rowId} />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="row" value={keyOf(waiting)} />
        <input type="hidden" name="seen" value={note?.at.toISOString() ?? ""} />
        <TextAreaField label="Note" rows={3} {...field("note", note?.text)} />
        {note?.by && <p className="small muted">By {note.by}</p>}
        <SubmitButton size="tight" intent={{ name: "row", value: keyOf(waiting) }} pendingLabel="Saving…">
          Save note
        </SubmitButton>
      </Form>
    </details>
  );
}
