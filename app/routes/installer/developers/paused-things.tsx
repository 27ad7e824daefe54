import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";

/** An API key, webhook or calendar link awaiting its owner's decision since the password changed. */
export interface PausedThing {
  kind: "key" | "webhook" | "calendar";
  id: string;
  /** The key's name or the webhook's address; never the link itself. */
  name: string;
  createdAt: Date;
  /** Keys only. */
  lastUsedAt: Date | null;
}

const kinds = { key: "API key", webhook: "Webhook", calendar: "Calendar link" };

const columns: Column<PausedThing>[] = [
  { key: "name", header: "Name", rowHeader: true, cell: ({ name }) => <span className="break-words">{name}</span> },
  { key: "kind", header: "What", cell: ({ kind }) => kinds[kind] },
  { key: "made", header: "Made", cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: "used",
    header: "Last used",
    cell: ({ kind, lastUsedAt }) =>
      kind !== "key" ? "Not recorded" : lastUsedAt ? formatDateTime(lastUsedAt) : "Never",
  },
  { key: "actions", header: "Actions", actions: true, cell: (thing) => <Decide thing={thing} /> },
];

type PausedThingsProps = { things: readonly PausedThing[]; stepUp: StepUpNeeds; state: FormState | undefined };

export function PausedThings({ things, stepUp, state }: PausedThingsProps) {
  if (things.length === 0) return null;
  return (
    <Card title="Paused since your password changed" id="paused">
      <Form method="post" className="stack" noValidate aria-label="Paused API keys and webhooks, and the calendar link">
        <Notice tone="warn" title="Are these yours?">
          <p>
            Anyone who knew your old password could have made them. Keep the ones you recognise and remove the rest.
            Until then, these keys do not work, the calendar link is empty and nothing goes to these webhooks. Missed
            events are listed under Deliveries as not sent, and you can send them again from there.
          </p>
        </Notice>
        <FormFailure state={state} idPrefix="paused" />
        <StepUpFields needs={stepUp} idPrefix="paused" state={state} />
        {/* Enter in a field presses a form's first button, which must not decide about the first row. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <DataTable
          caption="Paused API keys and webhooks, and the calendar link"
          columns={columns}
          rows={things}
          rowKey={({ id }) => id}
        />
      </Form>
    </Card>
  );
}

function Decide({ thing: { kind, id, name } }: { thing: PausedThing }) {
  const value = `${kind} ${id}`;
  return (
    <div className="btn-row">
      <SubmitButton name="keep" value={value} size="tight" pendingLabel="Keeping…">
        Keep<span className="sr-only"> {name}</span>
      </SubmitButton>
      <SubmitButton name="remove" value={value} variant="secondary" size="tight" pendingLabel="Removing…">
        Remove<span className="sr-only"> {name}</span>
      </SubmitButton>
    </div>
  );
}
