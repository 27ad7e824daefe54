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
import type { ApiKey } from "#domain/api-keys/my-api-keys.ts";
import type { Endpoint } from "#domain/webhooks/my-webhooks.ts";

/** An API key, webhook or calendar link that waits until it is kept or removed. */
export interface PausedThing {
  kind: "key" | "webhook" | "calendar";
  id: string;
  /** The key's name or the webhook's address; never the link itself. */
  name: string;
  createdAt: Date;
  /** Keys only. */
  lastUsedAt: Date | null;
  /** Who has left the company and may still know it. */
  knownTo: string | null;
}

/** The paused ones of a company's keys and webhooks. */
export function pausedOf(keys: readonly ApiKey[], endpoints: readonly Endpoint[]): PausedThing[] {
  return [...keys.filter(({ revokedAt }) => !revokedAt).map(keyAsThing), ...endpoints.map(webhookAsThing)].flatMap(
    ({ pausedAt, thing }) => (pausedAt ? [thing] : []),
  );
}

function keyAsThing({ id, name, createdAt, lastUsedAt, knownTo, pausedAt }: ApiKey) {
  return { pausedAt, thing: { kind: "key" as const, id, name, createdAt, lastUsedAt, knownTo } };
}

function webhookAsThing({ id, url, createdAt, knownTo, pausedAt }: Endpoint) {
  return { pausedAt, thing: { kind: "webhook" as const, id, name: url, createdAt, lastUsedAt: null, knownTo } };
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
  const hasLink = things.some(({ kind }) => kind === "calendar");
  const caption = `Paused API keys and webhooks${hasLink ? ", and the calendar link" : ""}`;
  return (
    <Card title="Paused" id="paused">
      <Form method="post" className="stack" noValidate aria-label={caption}>
        <Notice tone="warn" title="Keep or remove each of these">
          <p>
            Whoever made them has changed their password, which somebody else may have known, or has left the company.
            Until you decide, these keys do not work{hasLink && ", the calendar link is empty"} and nothing goes to
            these webhooks: events wait, and are sent once you keep the webhook. Keep what you recognise and remove the
            rest.
          </p>
        </Notice>
        <FormFailure state={state} idPrefix="paused" />
        <input type="hidden" name="intent" value="paused" />
        <StepUpFields needs={stepUp} idPrefix="paused" state={state} />
        {/* Enter in a field presses a form's first button, which must not decide about the first row. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <DataTable caption={caption} columns={columns} rows={things} rowKey={({ id }) => id} />
      </Form>
    </Card>
  );
}

function Decide({ thing: { kind, id, name, knownTo } }: { thing: PausedThing }) {
  const value = `${kind} ${id}`;
  return (
    <>
      {knownTo && <p>{`${knownTo} may still know this secret. A new one is safer.`}</p>}
      <div className="btn-row">
        <SubmitButton name="keep" value={value} size="tight" pendingLabel="Keeping…">
          Keep<span className="sr-only"> {name}</span>
        </SubmitButton>
        <SubmitButton name="remove" value={value} variant="secondary" size="tight" pendingLabel="Removing…">
          Remove<span className="sr-only"> {name}</span>
        </SubmitButton>
      </div>
    </>
  );
}
