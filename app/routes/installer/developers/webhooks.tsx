import { Form } from "react-router";
import type { DevelopersIntent } from "#app/routes/installer/developers/developers-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { usualEvents, webhookEvents } from "#content/webhook-events.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import { triedForHours } from "#domain/outbox/job-rules.ts";
import type { Endpoint } from "#domain/webhooks/my-webhooks.ts";

type WebhooksProps = {
  endpoints: readonly Endpoint[];
  nextId: string;
  /** Made with the page, so that double-clicking makes one test. */
  testId: string;
  stepUp: StepUpNeeds;
  /** The demonstration also calls this machine. */
  allowLocal: boolean;
  state: FormState | undefined;
  /** For a webhook or a delivery no longer on the page. */
  gone: FormState | undefined;
};

export function Webhooks({ endpoints, nextId, testId, stepUp, allowLocal, state, gone }: WebhooksProps) {
  const own = stateOfForm(state, "add-endpoint");
  const field = fieldsOf(own, "webhook");
  return (
    <Card title="Webhooks" id="webhooks">
      <div className="stack">
        <p>
          When something happens, we post JSON to your address, signed as{" "}
          <a href="/api/docs#webhooks">Standard Webhooks</a>. What gets no 2xx response within{" "}
          {limits.webhookTimeoutSeconds} seconds is tried again, later each time, for {triedForHours("deliver-webhook")}{" "}
          hours. A program that takes nothing for over {limits.webhookSwitchedOffMinutes} minutes is switched off, and
          we write to you.
        </p>
        <FormRefusal state={gone} />
        {endpoints.map((endpoint) => (
          <EndpointItem key={endpoint.id} endpoint={endpoint} testId={testId} state={stateOfForm(state, endpoint.id)} />
        ))}
        <Form method="post" className="stack form-narrow" noValidate aria-label="Add a webhook">
          <FormFailure state={own} idPrefix="webhook" />
          <input type="hidden" name="id" value={nextId} />
          <TextField
            label="Webhook address"
            {...field("url")}
            type="url"
            hint={
              allowLocal ? "Starts with https:// or, in this demonstration, http://localhost" : "Starts with https://"
            }
            required
          />
          <ChoiceGroup
            label="Events"
            type="checkbox"
            name="events"
            idPrefix="webhook"
            errors={own?.errors.events}
            options={webhookEvents}
            chosen={usualEvents}
          />
          <StepUpFields needs={stepUp} idPrefix="webhook" state={own} />
          <SubmitButton name="intent" value={"add-endpoint" satisfies DevelopersIntent} pendingLabel="Adding…">
            Add webhook
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}

type EndpointItemProps = { endpoint: Endpoint; testId: string; state: FormState | undefined };

function EndpointItem({ endpoint, testId, state }: EndpointItemProps) {
  const { id, url, secret, events, pausedAt, switchedOffAt } = endpoint;
  return (
    <section className="stack endpoint" aria-label={url}>
      <h3>{url}</h3>
      {switchedOffAt && <SwitchedOff id={id} url={url} since={switchedOffAt} />}
      {pausedAt && (
        <p>
          <Badge tone="warn">Paused</Badge> Events wait until you keep it. <a href="#paused">Keep or remove</a>
        </p>
      )}
      <ul className="endpoint-events" aria-label="Events that it is sent">
        {events.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      <details>
        <summary>Show the signing secret</summary>
        <p>
          <code className="secret">{secret}</code> <CopyButton text={secret} what="secret" />
        </p>
      </details>
      <div className="btn-row">
        <FormRefusal state={state} />
        {!switchedOffAt && (
          <Form method="post">
            <input type="hidden" name="intent" value={"send-test" satisfies DevelopersIntent} />
            <input type="hidden" name="testId" value={testId} />
            <SubmitButton name="id" value={id} variant="secondary" pendingLabel="Sending…">
              Send a test<span className="sr-only"> to {url}</span>
            </SubmitButton>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value={"remove-endpoint" satisfies DevelopersIntent} />
          <ConfirmSubmit
            name="id"
            value={id}
            variant="secondary"
            pendingLabel="Removing…"
            title="Remove this webhook?"
            body={<p>We will send nothing more to {url}, including anything on its way.</p>}
            confirmLabel="Remove webhook"
            cancelLabel="Keep it"
          >
            Remove<span className="sr-only"> {url}</span>
          </ConfirmSubmit>
        </Form>
      </div>
    </section>
  );
}

function SwitchedOff({ id, url, since }: { id: string; url: string; since: Date }) {
  return (
    <Notice tone="warn" title={`Switched off on ${formatDateTime(since)}`}>
      <p>
        It took nothing that we sent for over {limits.webhookSwitchedOffMinutes} minutes, or said that it is gone
        (status 410). Events that were not sent are listed below. Once the webhook is on again, you can send each of
        them again.
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value={"switch-on" satisfies DevelopersIntent} />
        <SubmitButton name="id" value={id} pendingLabel="Switching on…">
          Switch on again<span className="sr-only"> {url}</span>
        </SubmitButton>
      </Form>
    </Notice>
  );
}
