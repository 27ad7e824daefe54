import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { holdReasonsInWords } from "#content/hold-reasons.ts";
import { listInWords } from "#content/planner/figures.ts";
import type { heldRequests } from "#domain/requests/held-requests.ts";

type Held = Awaited<ReturnType<typeof heldRequests>>[number];

/** Confirmed requests that are not on sale until somebody decides, or their time is over. */
export function HeldRequests({ requests, state }: { requests: readonly Held[]; state: FormState | undefined }) {
  return (
    <section className="stack" aria-labelledby="held-title">
      <h2 id="held-title">Requests on hold ({requests.length})</h2>
      <p>
        Each meets at least two rules, and its customer reads which. Undecided, a request goes on sale{" "}
        {limits.requestHeldDays} days after it was confirmed.
      </p>
      {requests.length === 0 ? (
        <p className="muted">No request is on hold.</p>
      ) : (
        requests.map((request) => (
          <HeldCard key={request.id} request={request} state={stateOfForm(state, `decide ${request.id}`)} />
        ))
      )}
    </section>
  );
}

function HeldCard({ request, state }: { request: Held; state: FormState | undefined }) {
  const { id, name, postcode, services, message, reasons, words, heldAt } = request;
  const field = fieldsOf(state, `held-${id}`);
  const title = `${name}: ${listInWords(services)}`;
  if (request.isOwn) {
    return (
      <Card title={title}>
        <p>This is your own request. Another administrator decides.</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <div className="stack">
        <dl className="facts">
          <Fact name="Why">{reasons.map((reason) => holdReasonsInWords[reason]).join(" ")}</Fact>
          {words && (
            <Fact name="The customer says">
              <span className="as-typed">{words}</span>
            </Fact>
          )}
          <Fact name="Postcode">{postcode}</Fact>
          {message && (
            <Fact name="Message">
              <span className="as-typed">{message}</span>
            </Fact>
          )}
          <Fact name="On hold since">{formatDateTime(heldAt)}</Fact>
          <Fact name="Lead">
            <Link to={`/admin/leads/${id}`}>Open the lead</Link>
          </Fact>
        </dl>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton name="intent" value="release-request" pendingLabel="Saving…">
            Release<span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
        <details open={state !== undefined}>
          <SummaryButton className="btn btn-secondary">
            Decline<span className="sr-only">: {name}</span>
          </SummaryButton>
          <Form method="post" className="stack form-narrow" noValidate>
            <FormFailure state={state} idPrefix={`held-${id}`} />
            <input type="hidden" name="id" value={id} />
            <TextAreaField
              label="Reason, sent to the customer"
              lengthMax={limits.reasonLengthMax}
              {...field("reason")}
              required
            />
            <div>
              <SubmitButton name="intent" value="decline-request" variant="danger" pendingLabel="Sending…">
                Decline
              </SubmitButton>
            </div>
          </Form>
        </details>
      </div>
    </Card>
  );
}
