import { Form } from "react-router";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { CompanyReview } from "#domain/reviews/company-reviews.ts";

type ReplyFormProps = { review: CompanyReview; state: FormState | undefined };

/** Writes the company's one reply, or changes it. */
export function ReplyForm({ review: { id, author, reply }, state }: ReplyFormProps) {
  const own = state?.values.intent === "reply" ? state : undefined;
  const field = fieldsOf(own, `reply-${id}`);
  const label = reply ? "Change your reply" : "Reply";
  return (
    <details open={own !== undefined}>
      <SummaryButton className="btn btn-secondary btn-tight">
        {label}
        <span className="sr-only"> to {author}</span>
      </SummaryButton>
      <Form method="post" className="stack form-narrow" noValidate>
        <input type="hidden" name="id" value={id} />
        <FormFailure state={own} idPrefix={`reply-${id}`} />
        <TextAreaField
          label="Your reply"
          {...field("text", reply?.text ?? "")}
          rows={5}
          lengthMax={limits.replyLengthMax}
          hint={`Anyone can read it. You can change it for ${limits.replyChangeDays} days. We take out the customer’s name, address, number and email address.`}
          required
        />
        <div>
          <SubmitButton name="intent" value="reply" pendingLabel="Saving…">
            {reply ? "Save my reply" : "Publish my reply"}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
