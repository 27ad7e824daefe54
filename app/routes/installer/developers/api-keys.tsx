import { Form } from "react-router";
import type { DevelopersIntent } from "#app/routes/installer/developers/developers-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatDate, formatDateTime } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { keyScopes } from "#content/key-scopes.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { keyOffered } from "#domain/api-keys/api-key-form.ts";
import type { ApiKey } from "#domain/api-keys/my-api-keys.ts";

/** A newly made key: no other response will ever contain it. */
export interface MadeKey {
  name: string;
  key: string;
}

type ApiKeysProps = {
  keys: readonly ApiKey[];
  nextId: string;
  /** The London day. */
  today: string;
  offered: ReturnType<typeof keyOffered>;
  made: MadeKey | undefined;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

export function ApiKeys({ keys, nextId, today, offered, made, stepUp, state }: ApiKeysProps) {
  const own = stateOfForm(state, "make-key");
  const field = fieldsOf(own, "key");
  const columns: Column<ApiKey>[] = [
    ...facts,
    { key: "state", header: "State", cell: (key) => <State apiKey={key} today={today} /> },
    { key: "actions", header: "Actions", actions: true, cell: (key) => <Revoke apiKey={key} /> },
  ];
  return (
    <Card title="API keys" id="keys">
      <div className="stack">
        {made && <NewKey made={made} />}
        {keys.length > 0 && <DataTable caption="API keys" columns={columns} rows={keys} rowKey={({ id }) => id} />}
        <Form
          method="post"
          className="stack form-narrow"
          noValidate
          aria-label="Make an API key"
          // A new key value empties the form once an API key has been made.
          key={made?.key ?? "first"}
        >
          <FormFailure state={own} idPrefix="key" />
          <input type="hidden" name="id" value={nextId} />
          <TextField label="Key name" {...field("name")} hint="For example, the program that will use it." required />
          <ChoiceGroup
            label="Scope"
            type="radio"
            name="scope"
            idPrefix="key"
            errors={own?.errors.scope}
            options={keyScopes}
            chosen={[own?.values.scope ?? offered.scope]}
          />
          <TextField
            label="Last day"
            {...field("lastDay", offered.lastDay)}
            type="date"
            className="input-short"
            hint={`Then it stops working. At most ${limits.apiKeyYearsMax} years ahead; owners are emailed ${limits.apiKeyWarningDays.join(" days and ")} day before.`}
            required
          />
          <StepUpFields needs={stepUp} idPrefix="key" state={own} />
          <SubmitButton name="intent" value={"make-key" satisfies DevelopersIntent} pendingLabel="Making…">
            Make API key
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}

function NewKey({ made }: { made: MadeKey }) {
  return (
    <div role="status">
      <Notice tone="ok" title={`Copy the key “${made.name}” now`}>
        <p>This is the only time you will see it. We keep only a fingerprint of it, so nobody can look it up later.</p>
        <p>
          <code className="secret">{made.key}</code>
        </p>
        <div className="btn-row">
          <CopyButton text={made.key} what="key" />
        </div>
      </Notice>
    </div>
  );
}

const facts: Column<ApiKey>[] = [
  { key: "name", header: "Name", rowHeader: true, cell: ({ name }) => name },
  { key: "prefix", header: "Starts with", cell: ({ prefix }) => <code>{prefix}…</code> },
  { key: "scope", header: "Scope", cell: ({ scope }) => <code>{scope}</code> },
  { key: "made", header: "Made", cell: ({ createdAt }) => formatDate(createdAt) },
  { key: "used", header: "Last used", cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : "Never") },
  { key: "last", header: "Last day", cell: ({ lastDay }) => formatDate(lastDay) },
];

function State({ apiKey: { revokedAt, pausedAt, lastDay }, today }: { apiKey: ApiKey; today: string }) {
  if (!revokedAt && lastDay < today) return <Badge tone="bad">Past its last day</Badge>;
  if (pausedAt && !revokedAt) {
    return (
      <>
        <Badge tone="warn">Paused</Badge> <a href="#paused">Keep or remove</a>
      </>
    );
  }
  return revokedAt ? <Badge tone="bad">{`Revoked ${formatDate(revokedAt)}`}</Badge> : <Badge tone="ok">Works</Badge>;
}

function Revoke({ apiKey: { id, name, revokedAt } }: { apiKey: ApiKey }) {
  if (revokedAt) return null;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={"revoke-key" satisfies DevelopersIntent} />
      <ConfirmSubmit
        name="id"
        value={id}
        variant="secondary"
        size="tight"
        pendingLabel="Revoking…"
        title={`Revoke the key “${name}”?`}
        body={<p>Programs that use it will stop working straight away. You cannot undo this.</p>}
        confirmLabel="Revoke key"
        cancelLabel="Keep it"
      >
        Revoke<span className="sr-only"> {name}</span>
      </ConfirmSubmit>
    </Form>
  );
}
