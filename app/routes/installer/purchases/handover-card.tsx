import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { StateMark } from "#app/ui/charts/state-mark.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { handoverStates } from "#content/handover/handover-items.ts";
import { dayInWords } from "#content/proofs.ts";
import type { GivenRow } from "#domain/handover/handover.ts";
import { londonDay } from "#domain/time/calendar.ts";

interface Shown {
  rows: readonly GivenRow[];
  /** Of what is given next, so that clicking twice gives once. */
  entryId: string;
  canGive: boolean;
  state: FormState | undefined;
  now: Date;
}

/** What the company owes the customer who chose it, with the paper or number of each. */
export function HandoverCard({ rows, entryId, canGive, state, now }: Shown) {
  if (rows.length === 0) return null;
  const done = rows.filter(({ state: one }) => one === "done").length;
  return (
    <Card title="Handover" id="handover" aside={`${done} of ${rows.length} done`}>
      <p className="small muted">
        What you owe your customer, who sees this list too. They have at once what you give here.
      </p>
      <ul className="stack">
        {rows.map((row) => (
          <li key={row.id} className="stack">
            <p className="state-line">
              <StateMark state={row.state} /> <b>{row.title}</b>
              <span className="muted">{whenOf(row)}</span>
            </p>
            <Given row={row} />
            {row.id === "deposit_certificate" && (
              <p className="small">
                <a href="#deposit">Send it under Deposit</a>
              </p>
            )}
            {canGive && row.id !== "deposit_certificate" && (
              <Give row={row} entryId={entryId} state={state?.values.item === row.id ? state : undefined} now={now} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function whenOf({ state, due, doneOn, period }: GivenRow): string {
  if (state === "done") return doneOn ? `${handoverStates.done}, ${dayInWords(doneOn)}` : handoverStates.done;
  return `${handoverStates[state]}, ${due ? `by ${dayInWords(due)}` : inTheirWords(period)}`;
}

/** The periods are written for the customer. */
const inTheirWords = (period: string) => period.replace("you chose", "they chose you").replace("you sign", "they sign");

function Given({ row: { gifts } }: { row: GivenRow }) {
  if (gifts.length === 0) return null;
  return (
    <ul>
      {gifts.map(({ isDone, doneOn, number, givenAt, files }) => (
        <li key={givenAt.toISOString()}>
          {formatDateTime(givenAt)}: {isDone ? "you marked it as done" : "you took that back"}
          {doneOn && `, ${dayInWords(doneOn)}`}
          {number && `, number ${number}`}
          <AttachedFiles files={files} at="/files" />
        </li>
      ))}
    </ul>
  );
}

function Give({ row, entryId, state, now }: Pick<Shown, "entryId" | "state" | "now"> & { row: GivenRow }) {
  const prefix = `handover-${row.id}`;
  const field = fieldsOf(state, prefix);
  const today = londonDay(now);
  return (
    <details open={state !== undefined} key={row.gifts.length}>
      <SummaryButton className="btn btn-secondary btn-tight">
        {row.state === "done" ? "Add or take back" : "Give it"}
        <span className="sr-only">: {row.title}</span>
      </SummaryButton>
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <FormFailure state={state} idPrefix={prefix} />
        <input type="hidden" name="entryId" value={entryId} />
        <input type="hidden" name="item" value={row.id} />
        <TextField label="Day" {...field("doneOn", today)} type="date" max={today} />
        <TextField label="Number" {...field("number")} optional />
        <MessageFilesField idPrefix={prefix} errors={state?.errors} />
        <div className="btn-row">
          <SubmitButton
            name="intent"
            value={"handover" satisfies PurchaseIntent}
            variant="secondary"
            pendingLabel="Saving…"
          >
            Mark as done
          </SubmitButton>
          {row.state === "done" && (
            <SubmitButton
              name="intent"
              value={"handover-back" satisfies PurchaseIntent}
              variant="secondary"
              pendingLabel="Saving…"
            >
              It is not done
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  );
}
