import { Form, Link } from "react-router";
import { OwnCompany } from "#app/routes/admin/reports/own-company.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { SelectField, TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { complaintDecisionOptions, complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { labelOf } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { complaintsToDecide } from "#domain/projects/complaints.ts";
import { londonDay } from "#domain/time/calendar.ts";

type Complaint = Awaited<ReturnType<typeof complaintsToDecide>>[number];

export function Complaints({ complaints, state }: { complaints: readonly Complaint[]; state: FormState | undefined }) {
  return (
    <section className="stack" aria-labelledby="complaints-title">
      <h2 id="complaints-title">Complaints ({complaints.length})</h2>
      <p>
        Complaints from customers about companies. Hear the company’s side before you decide against it, without quoting
        the customer. Tell each side your decision and reasons within {limits.complaintAnswerDays} days of the
        complaint.
      </p>
      {complaints.length === 0 ? (
        <p className="muted">No complaints are waiting for an answer.</p>
      ) : (
        complaints.map((complaint) => (
          <ComplaintCard
            key={complaint.id}
            complaint={complaint}
            state={stateOfForm(state, `decide ${complaint.id}`)}
          />
        ))
      )}
    </section>
  );
}

function ComplaintCard({ complaint, state }: { complaint: Complaint; state: FormState | undefined }) {
  const { id, firstName, company, isLate, answerBy } = complaint;
  const field = fieldsOf(state, `complaint-${id}`);
  if (complaint.isOwn) return <OwnCompany title={`${firstName} about ${company}`} />;
  return (
    <Card title={`${firstName} about ${company}`}>
      <p>
        <Badge tone={isLate ? "bad" : "info"}>{isLate ? "Late" : `Answer by ${dayInWords(londonDay(answerBy))}`}</Badge>
      </p>
      <blockquote className="as-typed">{complaint.words}</blockquote>
      <ComplaintContext complaint={complaint} />
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={state} idPrefix={`complaint-${id}`} />
        <input type="hidden" name="id" value={id} />
        <SelectField
          label="Decision"
          {...field("decision")}
          placeholder="Choose"
          options={complaintDecisionOptions}
          required
        />
        <TextAreaField
          label="Reasons, sent to the customer"
          {...field("toCustomer")}
          rows={4}
          lengthMax={limits.complaintLengthMax}
          required
        />
        <TextAreaField
          label="Reasons, sent to the company"
          {...field("toCompany")}
          rows={4}
          lengthMax={limits.complaintLengthMax}
          required
        />
        <div>
          <SubmitButton name="intent" value="decide-complaint" pendingLabel="Sending…">
            Decide and tell both
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** What helps to decide: the subject, the lead, the company's telephone, and earlier complaints upheld. */
function ComplaintContext({ complaint }: { complaint: Complaint }) {
  const { about, madeAt, leadId, firstName, installerId, company, companyEmail, companyPhone } = complaint;
  return (
    <p className="small muted">
      {labelOf(complaintSubjectOptions, about)}. Sent {formatDateTime(madeAt)}.{" "}
      <Link to={`/admin/leads/${leadId}`}>Lead of {firstName}</Link>.{" "}
      <Link to={`/admin/installers/${installerId}`}>{company}</Link>:{" "}
      <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
      {companyPhone && (
        <>
          {" "}
          or <a href={`tel:${companyPhone}`}>{nationalPhone(companyPhone)}</a>
        </>
      )}
      . Upheld against it before: {complaint.upheldBefore}.
    </p>
  );
}
