import { Form } from "react-router";
import type { DevelopersIntent } from "#app/routes/installer/developers/developers-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { Delivery } from "#domain/webhooks/my-webhooks.ts";

type DeliveriesProps = { deliveries: readonly Delivery[]; state: FormState | undefined };

export function Deliveries({ deliveries, state }: DeliveriesProps) {
  const actions: Column<Delivery> = {
    key: "actions",
    header: "Actions",
    actions: true,
    cell: (delivery) => <SendAgain delivery={delivery} state={stateOfForm(state, delivery.id)} />,
  };
  return (
    <Card title="Deliveries" id="deliveries">
      {deliveries.length === 0 ? (
        <p>Nothing has been sent yet. Send a test to see it here.</p>
      ) : (
        <div className="stack">
          <Form method="get" action="/developers#deliveries">
            <Button type="submit" variant="secondary" size="tight">
              Refresh
            </Button>
          </Form>
          <DataTable caption="Deliveries" columns={[...columns, actions]} rows={deliveries} rowKey={({ id }) => id} />
        </div>
      )}
    </Card>
  );
}

const columns: Column<Delivery>[] = [
  { key: "event", header: "Event", rowHeader: true, cell: ({ event }) => event },
  { key: "when", header: "When", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: "to", header: "To", cell: ({ url }) => <span className="endpoint-url">{url}</span> },
  { key: "tries", header: "Tries", cell: ({ attempts }) => attempts },
  { key: "state", header: "State", cell: (delivery) => <State delivery={delivery} /> },
];

function State({ delivery }: { delivery: Delivery }) {
  const { deliveredAt, failedAt, lastStatus, lastError, attempts, isPaused } = delivery;
  if (!deliveredAt && !failedAt && isPaused) return <Badge tone="warn">Waits: the webhook is paused</Badge>;
  if (deliveredAt) return <Badge tone="ok">{`Accepted, status ${lastStatus}`}</Badge>;
  if (!failedAt && attempts === 0) return <Badge tone="plain">On its way</Badge>;
  return (
    <>
      <Badge tone={failedAt ? "bad" : "warn"}>{failedAt ? "Given up" : "Will be tried again"}</Badge> {lastError}
    </>
  );
}

type SendAgainProps = { delivery: Delivery; state: FormState | undefined };

function SendAgain({ delivery: { id, event, deliveredAt, failedAt }, state }: SendAgainProps) {
  if (!deliveredAt && !failedAt) return <FormRefusal state={state} />;
  return (
    <Form method="post">
      <FormRefusal state={state} />
      <input type="hidden" name="intent" value={"send-again" satisfies DevelopersIntent} />
      <SubmitButton name="id" value={id} variant="secondary" size="tight" pendingLabel="Sending…">
        Send again<span className="sr-only"> {event}</span>
      </SubmitButton>
    </Form>
  );
}
