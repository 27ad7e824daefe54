import { Form } from "react-router";
import { dateInWords } from "#app/ui/format.ts";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { reviewFaults } from "#content/reviews.ts";
import type { CompanyReview } from "#domain/reviews/company-reviews.ts";

type DisputeFormProps = { review: CompanyReview; until: Date; state: FormState | undefined };

export function DisputeForm({ review: { id, author }, until, state }: DisputeFormProps) {
  const own = state?.values.intent === "dispute" ? state : undefined;
  const field = fieldsOf(own, `dispute-${id}`);
  const { defaultValue, ...reason } = field("reason");
  return (
    <details open={own !== undefined}>
      <SummaryButton className="btn btn-secondary btn-tight">
        Dispute this review
        <span className="sr-only"> by {author}</span>
      </SummaryButton>
      <Form method="post" className="stack form-narrow" noValidate>
        <input type="hidden" name="id" value={id} />
        <FormFailure state={own} idPrefix={`dispute-${id}`} />
        <p>
          Once, until {dateInWords(until)}. It stays public and is marked as disputed. We ask its author, and a person
          decides within {limits.disputeDecidedDays} days. A low rating alone is no reason.
        </p>
        <ChoiceGroup
          label="What is wrong with it?"
          type="radio"
          {...reason}
          options={reviewFaults}
          chosen={[defaultValue]}
        />
        <TextAreaField
          label="What shows it?"
          {...field("words")}
          rows={5}
          lengthMax={limits.disputeLengthMax}
          hint={`${limits.disputeLengthMin} to ${limits.disputeLengthMax.toLocaleString("en-GB")} characters. The author reads this.`}
          required
        />
        <div>
          <SubmitButton name="intent" value="dispute" pendingLabel="Sending…">
            Send my dispute
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
