import { Form } from "react-router";
import { OwnCompany } from "#app/routes/admin/reports/own-company.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { ReportedOutline } from "#domain/outline-quotes/decide-reported.ts";

/** Outlines of which a customer thinks that they lure away or are not serious. */
export function ReportedOutlines({
  outlines,
  state,
}: {
  outlines: readonly ReportedOutline[];
  state: FormState | undefined;
}) {
  return (
    <section className="stack" aria-labelledby="outlines-title">
      <h2 id="outlines-title">Reported outlines ({outlines.length})</h2>
      <p>
        Remove outlines that lure customers off the site or are not genuine. The company gets its credits back. After{" "}
        {limits.outlineRemovalsMax} removals within {limits.outlineBarredDays} days, it cannot send outlines for{" "}
        {limits.outlineBarredDays} days.
      </p>
      {outlines.length === 0 ? (
        <p className="muted">No outlines have been reported.</p>
      ) : (
        outlines.map((outline) => (
          <OutlineReport key={outline.id} outline={outline} state={stateOfForm(state, `decide ${outline.id}`)} />
        ))
      )}
    </section>
  );
}

function OutlineReport({ outline, state }: { outline: ReportedOutline; state: FormState | undefined }) {
  const { id, company, firstName, text, equipment, reportedAt, reportReason } = outline;
  if (outline.isOwn) return <OwnCompany title={`Outline of ${company} to ${firstName}`} />;
  return (
    <Card title={`Outline of ${company} to ${firstName}`}>
      <blockquote className="as-typed">{text ?? "The text was deleted, with the customer’s details."}</blockquote>
      <p className="small muted">
        {equipment && `Equipment: ${equipment}. `}Reported {formatDateTime(reportedAt)}.
        {reportReason && ` “${reportReason}”`}
      </p>
      <Form method="post" className="stack form-narrow" noValidate>
        <FormFailure state={state} idPrefix={`outline-${id}`} />
        <input type="hidden" name="id" value={id} />
        <TextField label="Reason, kept in the audit log" {...fieldsOf(state, `outline-${id}`)("reason")} required />
        <div className="btn-row">
          <SubmitButton name="intent" value="remove-outline" variant="danger" pendingLabel="Removing…">
            Remove the outline
          </SubmitButton>
          <SubmitButton name="intent" value="leave-outline" variant="secondary" pendingLabel="Saving…">
            Keep the outline
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
