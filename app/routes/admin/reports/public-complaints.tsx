import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { publicComplaintOptions } from "#content/complaint-subjects.ts";
import { labelOf } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";
import type { publicComplaintsToAnswer } from "#domain/projects/public-complaints.ts";
import { londonDay } from "#domain/time/calendar.ts";

type Complaint = Awaited<ReturnType<typeof publicComplaintsToAnswer>>[number];

/** What came in at /complaints, the most urgent first. */
export function PublicComplaints({
  complaints,
  state,
}: {
  complaints: readonly Complaint[];
  state: FormState | undefined;
}) {
  return (
    <section className="stack" aria-labelledby="public-complaints-title">
      <h2 id="public-complaints-title">From the complaints page ({complaints.length})</h2>
      <p>Anyone can write to us there. We promise an answer within {limits.complaintAnswerDays} days.</p>
      {complaints.length === 0 ? (
        <p className="muted">None are waiting for an answer.</p>
      ) : (
        complaints.map((one) => (
          <PublicComplaintCard key={one.id} complaint={one} state={stateOfForm(state, `decide ${one.id}`)} />
        ))
      )}
    </section>
  );
}

function PublicComplaintCard({ complaint, state }: { complaint: Complaint; state: FormState | undefined }) {
  const { id, about, company, name, email, words, madeAt, answerBy, isLate } = complaint;
  return (
    <Card title={`${name} about ${company ?? labelOf(publicComplaintOptions, about)}`}>
      <p>
        <Badge tone={isLate ? "bad" : "info"}>{isLate ? "Late" : `Answer by ${dayInWords(londonDay(answerBy))}`}</Badge>
      </p>
      <blockquote className="as-typed">{words}</blockquote>
      <p className="small muted">
        {labelOf(publicComplaintOptions, about)}. Sent {formatDateTime(madeAt)} by{" "}
        <a href={`mailto:${email}`}>{email}</a>(an unconfirmed address).
      </p>
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={state} idPrefix={`public-${id}`} />
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          label="Answer, sent by email"
          {...fieldsOf(state, `public-${id}`)("answer")}
          rows={5}
          lengthMax={limits.complaintLengthMax}
          required
        />
        <div>
          <SubmitButton name="intent" value="answer-complaint" pendingLabel="Sending…">
            Send the answer
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
