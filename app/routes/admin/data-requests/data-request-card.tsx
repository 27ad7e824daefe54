import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { dayInWords } from "#content/proofs.ts";
import type { dataRequestsToAnswer } from "#domain/personal-data/data-requests.ts";
import { londonDay } from "#domain/time/calendar.ts";

type DataRequest = Awaited<ReturnType<typeof dataRequestsToAnswer>>[number];
type CardProps = { request: DataRequest; state: FormState | undefined };

export function DataRequestCard({ request, state }: CardProps) {
  const { id, name, email, phone, words, askedAt, isEntered, outcome } = request;
  const ways = [email, phone].filter((way) => way !== null).join(", ");
  return (
    <Card title={name}>
      <p>
        <Standing request={request} />
      </p>
      <p className="break-words" id={`request-${id}`}>
        {ways}. {identityOf(request)}
      </p>
      {words && <blockquote className="as-typed">{words}</blockquote>}
      <p className="small muted">
        {isEntered ? "Entered by us" : "From the page Complain"} {formatDateTime(askedAt)}
      </p>
      <FormFailure state={state} idPrefix={`request-${id}`} />
      <Acts request={request} state={state} />
      {outcome === "handed_over" && (
        <p>
          <LinkButton to={`/admin/data-requests/${id}.json`} reloadDocument>
            Download the file
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

function Standing({ request: { outcome, isLate, answerBy, fetchedAt } }: { request: DataRequest }) {
  if (outcome === "declined") return <Badge tone="plain">Closed without a file</Badge>;
  if (outcome === "handed_over") return <Badge tone="ok">Handed over by us</Badge>;
  if (outcome === "mailed")
    return <Badge tone="ok">{fetchedAt ? `Downloaded ${formatDateTime(fetchedAt)}` : "Link sent"}</Badge>;
  return (
    <Badge tone={isLate ? "bad" : "info"}>{isLate ? "Late" : `Answer by ${dayInWords(londonDay(answerBy))}`}</Badge>
  );
}

function identityOf({ confirmedAt, identity, checkedBy, email }: DataRequest): string {
  const checked = identity && `Identity checked by ${checkedBy ?? "us"}: ${identity}`;
  if (confirmedAt) return `The mailbox answered ${formatDateTime(confirmedAt)}. ${checked ?? ""}`;
  return checked ?? (email ? "The mailbox has not answered yet." : "Nobody has checked who asks.");
}

function Acts({ request, state }: CardProps) {
  const { id, confirmedAt, identity, outcome } = request;
  const isKnown = confirmedAt !== null || identity !== null;
  const field = fieldsOf(state, `request-${id}`);
  const asked = state?.values.intent;
  return (
    <>
      {isKnown && (outcome === null || outcome === "mailed") && (
        <Form method="post" noValidate>
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            name="intent"
            value="gather"
            pendingLabel="Gathering…"
            variant={outcome ? "secondary" : "primary"}
            aria-describedby={`request-${id}`}
          >
            {outcome ? "Send another link" : "Gather"}
          </SubmitButton>
        </Form>
      )}
      {outcome === null && (
        <>
          <details open={asked === "identity"}>
            <SummaryButton className="btn btn-secondary btn-tight">Identity checked another way</SummaryButton>
            <Form method="post" className="stack form-narrow" noValidate>
              <input type="hidden" name="id" value={id} />
              <TextAreaField
                label="How you checked who asks"
                {...field("identity")}
                rows={3}
                required
                hint="Then their phone number is looked up, too. Say what you saw, without numbers of papers."
              />
              <div>
                <SubmitButton name="intent" value="identity" variant="secondary" pendingLabel="Saving…">
                  Save how it was checked
                </SubmitButton>
              </div>
            </Form>
          </details>
          <details open={asked === "decline-data"}>
            <SummaryButton className="btn btn-secondary btn-tight">Close without a file</SummaryButton>
            <Form method="post" className="stack form-narrow" noValidate>
              <input type="hidden" name="id" value={id} />
              <TextField label="Reason, kept in the audit log" {...field("reason")} required />
              <div>
                <SubmitButton name="intent" value="decline-data" variant="danger" pendingLabel="Closing…">
                  Close it
                </SubmitButton>
              </div>
            </Form>
          </details>
        </>
      )}
    </>
  );
}
